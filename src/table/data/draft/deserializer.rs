//! The values of the tree as serde asks for them.
use super::super::syntax::Said;
use super::super::syntax::{found, is_name};
use super::super::tree::{Bracket, Entry, Node, Shape};
use super::value::{Value, first_token, parse_integer};
use super::{Fault, Pairs, Parts};
use crate::table::text::locales::Arg;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, VariantAccess, Visitor};

/// How ron asks for a value that is kept as its text.
const RAW_VALUE: &str = "$ron::private::RawValue";

macro_rules! integers {
    ($($method:ident $visit:ident $type:ty;)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            let (low, high) = (i128::try_from(<$type>::MIN), i128::try_from(<$type>::MAX));
            self.settled().integer(low.unwrap_or(i128::MIN), high.unwrap_or(i128::MAX), |number| {
                visitor.$visit(<$type>::try_from(number).unwrap_or_default())
            })
        }
    )* };
}

impl<'de, 'w> Deserializer<'de> for Value<'w> {
    type Error = Fault;

    integers! {
        deserialize_i8 visit_i8 i8; deserialize_i16 visit_i16 i16; deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64; deserialize_i128 visit_i128 i128;
        deserialize_u8 visit_u8 u8; deserialize_u16 visit_u16 u16; deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64; deserialize_u128 visit_u128 u128;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        let Some(node) = this.node else { return visitor.visit_bool(false) };
        match &node.shape {
            Shape::Nothing => this.replaced().deserialize_any(visitor),
            Shape::Quoted => this.deserialize_string(visitor),
            Shape::Word => match this.word().unwrap_or_default() {
                "true" => visitor.visit_bool(true),
                "false" => visitor.visit_bool(false),
                "None" => visitor.visit_none(),
                word if parse_integer(word).is_ok() => this.deserialize_i64(visitor),
                word if word.parse::<f64>().is_ok() => this.float(visitor),
                word => visitor.visit_str(word),
            },
            Shape::Bracket(bracket) => match &this.work.text[bracket.open.clone()] {
                "[" => this.deserialize_seq(visitor),
                "{" => this.deserialize_map(visitor),
                _ => {
                    let entries = bracket.entries.len();
                    this.tuple(Some(bracket), entries, visitor)
                }
            },
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        match this.word() {
            Some("true") => visitor.visit_bool(true),
            Some("false") => visitor.visit_bool(false),
            _ => {
                this.unlike("data-kind-boolean");
                visitor.visit_bool(false)
            }
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.settled().float(visitor)
    }
    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.settled().float(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let letter = self.settled().text('\'', "data-kind-character");
        visitor.visit_char(letter.and_then(|letter| letter.chars().next()).unwrap_or('?'))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_string(visitor)
    }
    /// A text that stands in for another is like no other one.
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        visitor.visit_string(this.text('"', "data-kind-text").unwrap_or_else(|| format!("?{}", this.path)))
    }
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.word() {
            Some(word) => visitor.visit_str(word),
            None => self.deserialize_string(visitor),
        }
    }
    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }
    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        match this.node.map(|node| &node.shape) {
            None | Some(Shape::Nothing) => visitor.visit_none(),
            Some(Shape::Word) if this.word() == Some("None") => visitor.visit_none(),
            Some(Shape::Bracket(bracket))
                if bracket.name.clone().is_some_and(|name| this.work.text[name] == *"Some")
                    && bracket.entries.len() == 1
                    && bracket.entries[0].key.is_none() =>
            {
                visitor.visit_some(this.part(Some(&bracket.entries[0].value), this.path.clone()))
            }
            _ => visitor.visit_some(this),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        if this.bracket("(").is_none_or(|bracket| !bracket.entries.is_empty()) {
            this.unlike("data-kind-unit");
        }
        visitor.visit_unit()
    }
    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        if name != RAW_VALUE {
            return visitor.visit_newtype_struct(this);
        }
        match this.node.filter(|node| !node.bytes.is_empty()) {
            Some(node) => visitor.visit_str(&this.work.text[node.bytes.clone()]),
            // The only value that is also a number with decimals.
            None => visitor.visit_str("0"),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        let parts = match this.bracket("[").filter(|bracket| bracket.name.is_none()) {
            Some(bracket) => this.elements(bracket),
            None => {
                this.unlike("data-kind-list");
                vec![]
            }
        };
        visitor.visit_seq(Parts(parts.into_iter()))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        let bracket = this.bracket("(").filter(|bracket| bracket.name.is_none());
        let this = if bracket.is_none() { this.unlike("data-kind-struct") } else { this };
        this.tuple(bracket, len, visitor)
    }
    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let this = self.settled();
        let Some(bracket) = this.bracket("{") else {
            this.unlike("data-kind-map");
            return visitor.visit_map(Pairs { pairs: vec![].into_iter(), value: None });
        };
        let text = this.work.text;
        let mut pairs = vec![];
        for (i, Entry { key, value }) in bracket.entries.iter().enumerate() {
            let Some(key) = key else {
                if this.work.sound {
                    let rest = text[value.bytes.end..].trim_start();
                    let next = text.len() - rest.len();
                    let sign = next..next + rest.chars().next().map_or(0, char::len_utf8);
                    let args = [("expected", Arg::key("data-sign-colon")), ("found", found(text, &sign))];
                    this.element(i, None).tell(Said::new("data-expected", &args, sign));
                }
                continue;
            };
            let plain = text[key.bytes.clone()].trim_matches(['"', '\'']);
            // The key itself has the place of its entry: a path leads only to its value.
            pairs.push((this.element(i, Some(key)), this.field(plain, Some(value))));
        }
        visitor.visit_map(Pairs { pairs: pairs.into_iter(), value: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let this = self.settled();
        let bracket = this.bracket("(");
        if let Some(written) = bracket.and_then(|bracket| bracket.name.clone()) {
            let said = &this.work.text[written.clone()];
            if said != name {
                let args = [("name", Arg::from(said))];
                this.tell(Said::new("data-unknown-variant", &args, written).with_names(said, &[name]));
                this.replaced();
            }
        }
        if bracket.is_none() {
            let replaced = this.unlike("data-kind-struct");
            return replaced.fields(name, None, fields, visitor);
        }
        this.fields(name, bracket, fields, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let this = self.settled();
        let first = variants.first().copied().unwrap_or_default();
        let bracket = this.bracket("(");
        let written = match this.node {
            None => None,
            Some(_) if bracket.is_some() => bracket.and_then(|bracket| bracket.name.clone()),
            Some(node) => this.word().filter(|word| is_name(word)).map(|_| node.bytes.clone()),
        };
        let Some(written) = written else {
            let replaced = if this.node.is_some() { this.unlike("data-kind-name") } else { this };
            return visitor.visit_enum(Variant { name: first, value: replaced, content: Content::Any });
        };
        let said = &this.work.text[written.clone()];
        match variants.iter().find(|variant| **variant == said) {
            Some(variant) => {
                let content = bracket.map_or(Content::Bare, Content::In);
                visitor.visit_enum(Variant { name: variant, value: this, content })
            }
            None => {
                let args = [("name", Arg::from(said))];
                this.tell(Said::new("data-unknown-variant", &args, written).with_names(said, variants));
                visitor.visit_enum(Variant { name: first, value: this.replaced(), content: Content::Any })
            }
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}

/// What stands behind the name of a variant.
#[derive(Clone, Copy)]
enum Content<'w> {
    /// Whatever fits, because the variant stands in for something else.
    Any,
    /// Nothing.
    Bare,
    In(&'w Bracket),
}

/// A variant of an enum with its content.
struct Variant<'w> {
    name: &'static str,
    value: Value<'w>,
    content: Content<'w>,
}

impl<'de, 'w> EnumAccess<'de> for Variant<'w> {
    type Error = Fault;
    type Variant = Self;
    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        seed.deserialize(StrDeserializer::<Fault>::new(self.name)).map(|variant| (variant, self))
    }
}

impl<'w> Variant<'w> {
    /// The brackets of the content; if there are none they are missed.
    fn bracket(&self) -> Option<&'w Bracket> {
        match self.content {
            Content::In(bracket) => return Some(bracket),
            Content::Any => {}
            Content::Bare => {
                if let Some(node) = self.value.node {
                    let args = [("found", found(self.value.work.text, &node.bytes))];
                    self.value.tell(Said::new("data-bare-variant", &args, node.bytes.clone()));
                }
                self.value.replaced();
            }
        }
        None
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if let Content::In(bracket) = self.content {
            let text = self.value.work.text;
            let name = bracket.name.clone().unwrap_or(bracket.open.clone());
            let args = [("close", ")".into()), ("before", found(text, &name)), ("found", found(text, &bracket.open))];
            self.value.tell(Said::new("data-expected-comma", &args, bracket.open.clone()));
            self.value.replaced();
        }
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        let text = self.value.work.text;
        let entries: &[Entry] = self.bracket().map_or(&[], |bracket| &bracket.entries);
        if let Some(second) = entries.get(1) {
            let bytes = first_token(&second.value);
            let args = [("expected", Arg::key("data-sign-struct-end")), ("found", found(text, &bytes))];
            self.value.element(1, None).tell(Said::new("data-expected", &args, bytes));
            self.value.replaced();
        } else if let (Content::In(bracket), []) = (self.content, entries) {
            let end = bracket.open.end..bracket.open.end + 1;
            let args = [("expected", Arg::key("data-kind-value")), ("found", ")".into())];
            self.value.tell(Said::new("data-expected", &args, end));
            self.value.replaced();
        }
        let content: Option<&Node> = entries.first().map(|entry| &entry.value);
        self.value.part(content, self.value.path.clone()).read(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        let bracket = self.bracket();
        self.value.tuple(bracket, len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        let bracket = self.bracket();
        self.value.fields(self.name, bracket, fields, visitor)
    }
}
