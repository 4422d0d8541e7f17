use std::collections::BTreeMap;
#[derive(Clone)]
pub struct Source(BTreeMap<String, String>);
impl Source {
    pub fn built_in() -> Self {
        Self(BTreeMap::new())
    }
    pub fn folder(_: impl Into<std::path::PathBuf>) -> Self {
        Self(BTreeMap::new())
    }
    pub fn memory(files: BTreeMap<String, String>) -> Self {
        Self(files)
    }
    pub fn list(&self, prefix: &str) -> Vec<String> {
        self.0.keys().filter(|k| k.starts_with(prefix)).cloned().collect()
    }
    pub fn read(&self, file: &str) -> Result<String, Finding> {
        self.0.get(file).cloned().ok_or(Finding)
    }
}
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Finding;
impl Finding {
    pub fn render(&self, _: &super::Texts) -> String {
        String::new()
    }
}
#[derive(Default, Clone, Debug, PartialEq, serde::Serialize)]
pub struct Findings(Vec<Finding>);
impl Findings {
    pub fn has_errors(&self) -> bool {
        !self.0.is_empty()
    }
    pub fn errors(&self) -> usize {
        self.0.len()
    }
    pub fn sort(&mut self) {}
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    pub fn render(&self, _: &super::Texts) -> String {
        String::new()
    }
}
pub fn nearest<'a>(_: &str, _: impl IntoIterator<Item = &'a str>) -> Option<String> {
    None
}
