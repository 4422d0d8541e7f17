// Draws the triangles of the overlay. bevy_egui's own shader takes the colour of every point from linear light to sRGB and
// back with two powers, which a machine that draws with its processor pays for dearly. The product of two colours in sRGB
// is, but for the darkest, that of the same two in linear light: so the texture is used as it is read. The colour of a
// corner is brought to linear light by its power, that of a point between corners by a polynomial, which is off by less
// than a step of 255, and by what the polynomial is off at the corners: a triangle of one colour has exactly that.

struct Screen {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) color: vec4<f32>,
}

struct Point {
    @builtin(position) position: vec4<f32>,
    @location(0) color: vec4<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) off: vec3<f32>,
}

@group(0) @binding(0) var<uniform> screen: Screen;

#ifdef BINDLESS
@group(1) @binding(0) var textures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

struct Chosen {
    offset: u32,
}
var<immediate> chosen: Chosen;
#else
@group(1) @binding(0) var image: texture_2d<f32>;
@group(1) @binding(1) var image_sampler: sampler;
#endif

fn linear_by_power(c: vec3<f32>) -> vec3<f32> {
    return select(pow((c + 0.055) / 1.055, vec3<f32>(2.4)), c / 12.92, c < vec3<f32>(0.04045));
}

fn linear_by_polynomial(c: vec3<f32>) -> vec3<f32> {
    return c + c * (1.0 - c) * (c * (c * 0.3211 - 0.579) - 0.9404);
}

@vertex
fn vs_main(corner: Corner) -> Point {
    let position = corner.position * screen.scale + screen.translation;
    let off = linear_by_power(corner.color.rgb) - linear_by_polynomial(corner.color.rgb);
    return Point(vec4<f32>(position, 0.0, 1.0), corner.color, corner.uv, off);
}

@fragment
fn fs_main(point: Point) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let read = textureSample(textures[chosen.offset], samplers[chosen.offset], point.uv);
#else
    let read = textureSample(image, image_sampler, point.uv);
#endif
    return vec4<f32>(linear_by_polynomial(point.color.rgb) + point.off, point.color.a) * read;
}
