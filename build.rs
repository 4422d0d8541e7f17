//! Rule data and words travel inside the program: it is built again when a file of theirs comes or goes.
fn main() {
    println!("cargo:rerun-if-changed=rules");
    println!("cargo:rerun-if-changed=locales");
}
