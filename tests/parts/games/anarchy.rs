//! Anarchy: hexes as they are written, be it beyond the edge of a map.
use hexx::{HexOrientation, OffsetHexMode};
use mesnie::games::anarchy::state::hex_of_label;

#[test]
fn hexes_with_which_nothing_can_be_reckoned_are_none() {
    for label in ["-2147483648,0", "0,2147483647", "40000,1", "1", "a,b", ""] {
        assert_eq!(hex_of_label(label), None, "{label}");
    }
    let beyond = hex_of_label("26,-1").expect("beyond the edge");
    assert_eq!(beyond.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat), [26, -1]);
}
