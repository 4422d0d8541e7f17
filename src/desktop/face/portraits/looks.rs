//! What a person looks like: all of it follows from the name.
pub(super) type Rgba = [u8; 4];

pub(super) const fn rgb(hex: u32) -> Rgba {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255]
}

/// What somebody wears on the head because of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headgear {
    /// No rank: whatever the person likes.
    Own,
    /// A closed crown.
    Crown,
    /// A band with so many pearls or leaves: 1 to 4.
    Coronet(u8),
    Mitre,
    /// The broad red hat of a cardinal.
    RedHat,
    /// A helmet that leaves the face free.
    Helmet,
}

/// Who is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter<'n> {
    /// All that a person looks like comes from this.
    pub name: &'n str,
    pub woman: bool,
    pub headgear: Headgear,
    /// Behind bars.
    pub captive: bool,
}

pub(super) const INK: Rgba = crate::desktop::face::pictures::LINE;
pub(super) const SHADE: Rgba = [0x4a, 0x24, 0x12, 62];
pub(super) const GOLD: Rgba = rgb(0xe8b42a);
pub(super) const DARK_GOLD: Rgba = rgb(0xb07c12);
pub(super) const LINEN: Rgba = rgb(0xf7f0df);
pub(super) const STEEL: Rgba = rgb(0xa9b4bd);
pub(super) const RED: Rgba = rgb(0xa8232b);
pub(super) const PEARL: Rgba = rgb(0xfdf8ec);

const SKINS: [Rgba; 4] = [rgb(0xf1cfae), rgb(0xe6b88f), rgb(0xd59d6f), rgb(0xb9794e)];
pub(super) const HAIRS: [Rgba; 6] =
    [rgb(0x2a201b), rgb(0x64401f), rgb(0xd9b04e), rgb(0xb04e1f), rgb(0x9b9892), rgb(0xece6da)];
const CLOTHS: [Rgba; 6] = [rgb(0x8f2a2a), rgb(0x2f5d8a), rgb(0x3f6b3a), rgb(0x7a3f78), rgb(0xc98a2b), rgb(0x4a4640)];
const GROUNDS: [Rgba; 4] = [rgb(0xd9c48d), rgb(0xa9c0cf), rgb(0xc9b2c4), rgb(0xb5c49a)];

/// How a man wears his hair, and a woman hers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hair {
    Bowl,
    Long,
    Curls,
    Bald,
    Braids,
    Loose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beard {
    Shaven,
    Moustache,
    Chin,
    Full,
    Long,
}

/// What somebody without a rank has on the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hat {
    Bare,
    Coif,
    Chaperon,
    Feather,
    Mail,
    Veil,
    Wimple,
    Net,
    Cone,
}

/// What a person looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Looks {
    pub skin: Rgba,
    pub hair: Hair,
    pub colour: Rgba,
    pub beard: Beard,
    pub hat: Hat,
    pub cloth: Rgba,
    pub trim: Rgba,
    pub ground: Rgba,
    pub wide: f32,
    pub old: bool,
}

/// Where the numbers begin. With it the names that games bring give persons who are easily told apart.
const SALT: u32 = 0x811c_9dc5 ^ 1285;

/// Numbers that follow from a name, the same on every machine.
struct Lot(u32);

impl Lot {
    fn of(name: &str) -> Self {
        Self(name.bytes().fold(SALT, |lot, byte| (lot ^ u32::from(byte)).wrapping_mul(0x0100_0193)))
    }
    /// One of so many.
    fn draw<T: Copy>(&mut self, among: &[T]) -> T {
        self.0 = self.0.wrapping_add(0x9e37_79b9);
        let mixed = (self.0 ^ (self.0 >> 16)).wrapping_mul(0x85eb_ca6b);
        let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
        among[(mixed ^ (mixed >> 16)) as usize % among.len()]
    }
}

impl Looks {
    pub fn of(name: &str, woman: bool) -> Self {
        use Hair::*;
        let mut lot = Lot::of(name);
        let skin = lot.draw(&SKINS);
        let mut colour = lot.draw(&HAIRS);
        let hair = if woman { lot.draw(&[Braids, Loose, Curls]) } else { lot.draw(&[Bowl, Long, Curls, Bald]) };
        let beard = lot.draw(&[Beard::Shaven, Beard::Moustache, Beard::Chin, Beard::Full, Beard::Long]);
        let hat = if woman {
            lot.draw(&[Hat::Bare, Hat::Veil, Hat::Wimple, Hat::Net, Hat::Cone])
        } else {
            lot.draw(&[Hat::Bare, Hat::Coif, Hat::Chaperon, Hat::Feather, Hat::Mail])
        };
        let cloth = lot.draw(&CLOTHS);
        let trim = lot.draw(&[GOLD, LINEN, STEEL, RED]);
        let trim = if trim == RED && cloth == CLOTHS[0] { GOLD } else { trim };
        let ground = lot.draw(&GROUNDS);
        let wide = lot.draw(&[0.37, 0.41, 0.45]);
        if woman && colour == HAIRS[5] {
            colour = HAIRS[2];
        }
        let old = colour == HAIRS[4] || colour == HAIRS[5];
        Self {
            skin,
            hair,
            colour,
            beard: if woman { Beard::Shaven } else { beard },
            hat,
            cloth,
            trim,
            ground,
            wide,
            old,
        }
    }
}
