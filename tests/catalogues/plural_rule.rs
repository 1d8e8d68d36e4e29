//! The rule of a language for the form of a text that counts something, in the narrow grammar that Slint reads:
//! `n`, whole numbers, `%`, comparisons, `&&`, `||`, `?:` and brackets.

/// How many forms there are, and which one a count takes.
pub struct PluralRule {
    pub forms: usize,
    form: Value,
}

/// A part of the rule, as what it comes to for a count; a truth is 1 or 0.
type Value = Box<dyn Fn(i32) -> i32>;

/// The counts that are tried.
const COUNTS: std::ops::RangeInclusive<i32> = 0..=1000;

impl PluralRule {
    /// Reads the header `Plural-Forms`.
    pub fn read(header: &str) -> Result<PluralRule, String> {
        let part = |name| {
            header
                .split(';')
                .filter_map(|part| part.split_once('='))
                .find_map(|(key, value)| (key.trim() == name).then_some(value))
                .ok_or_else(|| format!("has no {name}="))
        };
        let forms = part("nplurals")?
            .trim()
            .parse()
            .map_err(|_| "has an nplurals that is no number".to_owned())?;
        let mut reader = Reader {
            rest: part("plural")?,
        };
        let (form, _) = reader.choice()?;
        if !reader.rest.trim().is_empty() {
            return Err(format!("is not understood from {:?} on", reader.rest));
        }
        let rule = PluralRule { forms, form };
        let used: std::collections::BTreeSet<usize> = COUNTS.map(|n| rule.form(n)).collect();
        if !used.iter().copied().eq(0..forms) {
            return Err(format!("says {forms} forms, but its rule gives {used:?}"));
        }
        Ok(rule)
    }

    fn form(&self, count: i32) -> usize {
        usize::try_from((self.form)(count)).unwrap_or(usize::MAX)
    }

    /// Whether a form is for one count only, which it may then say without a figure.
    pub fn is_for_one_count(&self, form: usize) -> bool {
        COUNTS.filter(|count| self.form(*count) == form).count() == 1
    }
}

/// A value, and whether it is a truth.
type Part = Result<(Value, bool), String>;

type Comparison = fn(&i32, &i32) -> bool;

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn take(&mut self, sign: &str) -> bool {
        self.rest = self.rest.trim_start();
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn wrong<T>(&self, what: &str) -> Result<T, String> {
        Err(format!("{what} before {:?}", self.rest))
    }

    fn choice(&mut self) -> Part {
        let (asked, truth) = self.either()?;
        if !truth || !self.take("?") {
            return Ok((asked, truth));
        }
        let (yes, one) = self.choice()?;
        if !self.take(":") {
            return self.wrong("misses a colon");
        }
        let (no, other) = self.choice()?;
        if one != other {
            return self.wrong("mixes numbers and truths");
        }
        let value = move |n| if asked(n) != 0 { yes(n) } else { no(n) };
        Ok((Box::new(value), one))
    }

    fn either(&mut self) -> Part {
        let (left, truth) = self.both()?;
        if !self.take("||") {
            return Ok((left, truth));
        }
        let (right, other) = self.either()?;
        self.pair(truth && other, move |n| left(n) | right(n), true)
    }

    fn both(&mut self) -> Part {
        let (left, truth) = self.comparison()?;
        if !self.take("&&") {
            return Ok((left, truth));
        }
        let (right, other) = self.both()?;
        self.pair(truth && other, move |n| left(n) & right(n), true)
    }

    fn comparison(&mut self) -> Part {
        let (left, truth) = self.remainder()?;
        let signs: [(&str, Comparison); 6] = [
            ("==", i32::eq),
            ("!=", i32::ne),
            ("<=", i32::le),
            (">=", i32::ge),
            ("<", i32::lt),
            (">", i32::gt),
        ];
        let Some((_, holds)) = signs.into_iter().find(|(sign, _)| self.take(sign)) else {
            return Ok((left, truth));
        };
        let (right, other) = self.remainder()?;
        let value = move |n| i32::from(holds(&left(n), &right(n)));
        self.pair(!truth && !other, value, true)
    }

    fn remainder(&mut self) -> Part {
        let (left, truth) = self.term()?;
        if !self.take("%") {
            return Ok((left, truth));
        }
        let (right, other) = self.term()?;
        let value = move |n| left(n).checked_rem(right(n)).unwrap_or(-1);
        self.pair(!truth && !other, value, false)
    }

    fn term(&mut self) -> Part {
        if self.take("n") {
            return Ok((Box::new(|n| n), false));
        }
        if self.take("(") {
            let inside = self.choice()?;
            return match self.take(")") {
                true => Ok(inside),
                false => self.wrong("misses a bracket"),
            };
        }
        let after = self
            .rest
            .trim_start_matches(|digit: char| digit.is_ascii_digit());
        let digits = &self.rest[..self.rest.len() - after.len()];
        let Ok(number) = digits.parse() else {
            return self.wrong("says what Slint does not read");
        };
        self.rest = after;
        Ok((Box::new(move |_| number), false))
    }

    fn pair(&self, fits: bool, value: impl Fn(i32) -> i32 + 'static, truth: bool) -> Part {
        match fits {
            true => Ok((Box::new(value), truth)),
            false => self.wrong("mixes numbers and truths"),
        }
    }
}
