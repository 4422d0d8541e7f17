//! Reads the source with a Rust parser and tells which module names what of which other module of the crate.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// The path of a module inside the crate: `["table", "state", "dice"]`; the crate itself is the empty one.
pub type ModulePath = Vec<String>;

/// The modules of a crate and what each names of others.
pub struct Source {
    pub modules: BTreeSet<ModulePath>,
    /// Importing module, and the full path of what it names (a module, or an item of one).
    pub imports: BTreeMap<ModulePath, BTreeSet<ModulePath>>,
}

impl Source {
    /// Reads every Rust file below `folder`, the folder of `lib.rs`.
    ///
    /// # Panics
    /// Where a file cannot be read or is not Rust.
    pub fn read(folder: &Path) -> Self {
        let files: Vec<(ModulePath, String)> = super::rust_files(folder)
            .iter()
            .filter_map(|path| {
                let inside = path.strip_prefix(folder).expect("below the folder").with_extension("");
                let mut module: ModulePath =
                    inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
                if matches!(module.last().map(String::as_str), Some("mod" | "lib")) {
                    module.pop();
                }
                let binary = module == ["main"];
                let text = || fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                (!binary).then(|| (module, text()))
            })
            .collect();
        Self::of(&files)
    }

    /// Reads modules from their texts.
    ///
    /// # Panics
    /// Where a text is not Rust.
    pub fn of(files: &[(ModulePath, String)]) -> Self {
        let modules: BTreeSet<ModulePath> = files.iter().map(|(module, _)| module.clone()).collect();
        let mut imports = BTreeMap::new();
        for (module, text) in files {
            let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", module.join("::")));
            let mut reader = Reader { modules: &modules, within: module.clone(), named: BTreeSet::new() };
            reader.visit_file(&parsed);
            imports.insert(module.clone(), reader.named);
        }
        Self { modules, imports }
    }

    /// The module that a named path lies in: the longest beginning of it that is a module.
    pub fn module_of<'a>(&self, named: &'a [String]) -> &'a [String] {
        let longest = (0..=named.len()).rev().find(|n| self.modules.contains(&named[..*n]));
        &named[..longest.unwrap_or(0)]
    }

    /// Every arrow between two different modules: who imports, and the module that what it names lies in.
    pub fn arrows(&self) -> impl Iterator<Item = (&[String], &[String])> {
        self.imports.iter().flat_map(|(from, named)| {
            named.iter().map(|path| (from.as_slice(), self.module_of(path))).filter(|(from, to)| from != to)
        })
    }
}

/// Collects what a file names of its own crate.
struct Reader<'a> {
    modules: &'a BTreeSet<ModulePath>,
    /// The module that is being read; inline modules stand at its end.
    within: ModulePath,
    named: BTreeSet<ModulePath>,
}

impl Reader<'_> {
    /// The path inside the crate that these words stand for; nothing: another crate's, or a name in scope.
    fn resolve(&self, words: &[String]) -> Option<ModulePath> {
        let mut at = self.within.clone();
        let mut rest = words;
        match rest.first()?.as_str() {
            "crate" => {
                at.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|word| word == "super") {
                    at.pop()?;
                    rest = &rest[1..];
                }
            }
            child => {
                let mut path = at.clone();
                path.push(child.to_owned());
                if !self.modules.contains(&path) {
                    return None;
                }
            }
        }
        at.extend(rest.iter().cloned());
        Some(at)
    }

    fn name(&mut self, words: &[String]) {
        if let Some(path) = self.resolve(words) {
            self.named.insert(path);
        }
    }

    fn read_tree(&mut self, tree: &UseTree, before: &mut Vec<String>) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.read_tree(&path.tree, before);
                before.pop();
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.read_tree(tree, before)),
            UseTree::Glob(_) => self.name(before),
            UseTree::Name(name) if name.ident == "self" => self.name(before),
            UseTree::Name(name) => self.leaf(name.ident.to_string(), before),
            UseTree::Rename(name) => self.leaf(name.ident.to_string(), before),
        }
    }

    fn leaf(&mut self, name: String, before: &mut Vec<String>) {
        before.push(name);
        self.name(before);
        before.pop();
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Use(item) => self.read_tree(&item.tree, &mut vec![]),
            Item::Mod(inner) if inner.content.is_some() => {
                self.within.push(inner.ident.to_string());
                visit::visit_item(self, item);
                self.within.pop();
            }
            _ => visit::visit_item(self, item),
        }
    }

    // `pub(in crate::…)` says who may see a name; it imports nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if words.len() > 1 {
            self.name(&words);
        }
        visit::visit_path(self, path);
    }
}

#[test]
fn imports_are_read_in_every_form() {
    let module = |path: &str| path.split("::").filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let files = [
        (module(""), "pub mod a; pub mod b;".to_owned()),
        (module("a"), "pub mod inner; use inner::X; pub struct A;".to_owned()),
        (module("a::inner"), "use super::A; use crate::b::{self, B, deep::{C, D as E}}; pub struct X;".to_owned()),
        (module("b"), "pub mod deep; pub struct B; fn f() { let _ = crate::a::A; super::a::inner::go(); }".to_owned()),
        (
            module("b::deep"),
            "use std::fmt; use self::own::Y; mod inline { use super::super::B; fn f(_: super::C) {} }".to_owned(),
        ),
    ];
    let source = Source::of(&files);
    let named = |of: &str| source.imports[&module(of)].iter().map(|path| path.join("::")).collect::<Vec<_>>();
    assert_eq!(named("a"), ["a::inner::X"]);
    assert_eq!(named("a::inner"), ["a::A", "b", "b::B", "b::deep::C", "b::deep::D"]);
    assert_eq!(named("b"), ["a::A", "a::inner::go"]);
    assert_eq!(named("b::deep"), ["b::B", "b::deep::C", "b::deep::own::Y"]);
    let arrows: Vec<String> =
        source.arrows().map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::"))).collect();
    assert!(arrows.contains(&"a::inner -> b::deep".to_owned()), "{arrows:?}");
    assert!(arrows.contains(&"b::deep -> b".to_owned()), "{arrows:?}");
}
