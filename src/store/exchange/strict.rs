use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::{MOST_SHEETS, MOST_VALUES};

/// What was noticed while JSON was read. Depth needs no watching here: serde_json stops at 128.
#[derive(Default)]
pub(super) struct Watch {
    /// How many values of the present sheet there have been.
    values: Cell<usize>,
    /// A field that stands twice in its object: JSON allows it, and readers disagree which of the two counts.
    repeated: RefCell<Option<String>>,
    pub too_many_values: Cell<bool>,
    pub too_many_sheets: Cell<bool>,
}

impl Watch {
    /// The field that was repeated since this was asked last.
    pub fn take_repeated(&self) -> Option<String> {
        self.repeated.borrow_mut().take()
    }

    fn count<E: Error>(&self) -> Result<(), E> {
        self.values.set(self.values.get() + 1);
        if self.values.get() > MOST_VALUES {
            self.too_many_values.set(true);
            return Err(E::custom("too many values"));
        }
        Ok(())
    }

    fn note_repeated(&self, key: &str) {
        let mut repeated = self.repeated.borrow_mut();
        repeated.get_or_insert_with(|| key.to_owned());
    }
}

/// Reads any value.
#[derive(Clone, Copy)]
struct Strict<'a>(&'a Watch);

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.0.count()?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, it: bool) -> Result<Value, E> {
        Ok(Value::Bool(it))
    }

    fn visit_i64<E: Error>(self, it: i64) -> Result<Value, E> {
        Ok(Value::Number(it.into()))
    }

    fn visit_u64<E: Error>(self, it: u64) -> Result<Value, E> {
        Ok(Value::Number(it.into()))
    }

    fn visit_f64<E: Error>(self, it: f64) -> Result<Value, E> {
        Ok(Number::from_f64(it).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, it: &str) -> Result<Value, E> {
        Ok(Value::String(it.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = seq.next_element_seed(self)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            let value = map.next_value_seed(self)?;
            if fields.contains_key(&key) {
                self.0.note_repeated(&key);
            } else {
                fields.insert(key, value);
            }
        }
        Ok(Value::Object(fields))
    }
}

/// Reads a whole file. Where it has a list of `sheets`, `sheet` is given one after the other, so that the values of only one
/// are there at any time.
pub(super) struct File<'a, S> {
    pub watch: &'a Watch,
    pub sheet: S,
}

/// What a file says apart from its sheets.
pub(super) struct Head {
    pub fields: Map<String, Value>,
    pub has_sheets: bool,
}

impl<'de, S: FnMut(Value)> DeserializeSeed<'de> for File<'_, S> {
    type Value = Head;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Head, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, S: FnMut(Value)> Visitor<'de> for File<'_, S> {
    type Value = Head;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Head, A::Error> {
        let mut head = Head {
            fields: Map::new(),
            has_sheets: false,
        };
        while let Some(key) = map.next_key::<String>()? {
            let known = head.fields.contains_key(&key) || (key == "sheets" && head.has_sheets);
            if key == "sheets" && !known {
                head.has_sheets = true;
                map.next_value_seed(Sheets(&mut self))?;
                continue;
            }
            let value = map.next_value_seed(Strict(self.watch))?;
            if known {
                self.watch.note_repeated(&key);
            } else {
                head.fields.insert(key, value);
            }
        }
        Ok(head)
    }
}

/// Reads the list of sheets.
struct Sheets<'a, 'b, S>(&'b mut File<'a, S>);

impl<'de, S: FnMut(Value)> DeserializeSeed<'de> for Sheets<'_, '_, S> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, S: FnMut(Value)> Visitor<'de> for Sheets<'_, '_, S> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of sheets")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let watch = self.0.watch;
        let mut count = 0;
        loop {
            watch.values.set(0);
            let Some(sheet) = seq.next_element_seed(Strict(watch))? else {
                return Ok(());
            };
            count += 1;
            if count > MOST_SHEETS {
                watch.too_many_sheets.set(true);
                return Err(A::Error::custom("too many sheets"));
            }
            (self.0.sheet)(sheet);
        }
    }
}
