"""Reads the vectors beside this file and judges the schema half with a validator that knows nothing of the engine.

    python3 vectors/read_vectors.py        needs the package jsonschema (Debian: python3-jsonschema)

For every case: the schema accepts what may leave (`projection`) exactly when the case has no errors, and the answers as
they were given exactly when it says `accepted`. The last line counts; the exit code is 1 if one was judged otherwise, and
2 if there is no jsonschema.
"""

import json
import re
import sys
from datetime import date
from pathlib import Path

try:
    from jsonschema import Draft202012Validator, FormatChecker
    from jsonschema.exceptions import ValidationError
    from jsonschema.validators import extend
except ImportError:
    print("not run: this Python has no jsonschema of 4.0 or newer (Debian: python3-jsonschema)")
    sys.exit(2)

HERE = Path(__file__).parent

# Patterns of JSON Schema are those of ECMA-262: its digits are ASCII, its white space is this, and $ is the very end.
WHITE = r"\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
CLASSES = {r"\d": "0-9", r"\s": WHITE}


def python_pattern(pattern):
    """An ECMA-262 pattern as one of Python's that means the same."""
    written, inside, at = [], False, 0
    while at < len(pattern):
        two = pattern[at : at + 2]
        if two == r"\S" and not inside:
            written.append(f"[^{WHITE}]")
        elif two in CLASSES:
            written.append(CLASSES[two] if inside else f"[{CLASSES[two]}]")
        elif two == r"\/":
            written.append("/")
        elif two == r"\S":
            raise ValueError(f"no way to say {pattern} in Python")
        elif pattern[at] == "\\":
            written.append(two)
        elif pattern[at] == "$" and not inside:
            written.append(r"\Z")
        else:
            inside = pattern[at] == "[" or (inside and pattern[at] != "]")
            written.append(pattern[at])
        at += 2 if pattern[at] == "\\" else 1
    return "".join(written)


def check_pattern(validator, pattern, instance, schema):
    if validator.is_type(instance, "string") and not re.search(python_pattern(pattern), instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


def check_distinct(validator, name, instance, schema):
    """x-distinct: no two objects of a list have the same value under this name."""
    if not isinstance(instance, list):
        return
    values = [json.dumps(item[name]) for item in instance if isinstance(item, dict) and name in item]
    if len(set(values)) < len(values):
        yield ValidationError(f"{name} is there twice")


Validator = extend(Draft202012Validator, {"pattern": check_pattern, "x-distinct": check_distinct})


def is_day(text):
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text.strip()):
        return False
    try:
        date.fromisoformat(text.strip())
    except ValueError:
        return False
    return True


def formats(today):
    """The engine's formats but us-phone, which its pattern says as well; each is used on texts alone."""
    known = {
        "calendar-date": is_day,
        "past-or-present-date": lambda text: is_day(text) and text.strip() <= today,
    }
    checker = FormatChecker(formats=())
    for name, holds in known.items():
        checker.checks(name)(lambda value, holds=holds: not isinstance(value, str) or holds(value))
    return checker


def judge(path):
    """The cases of one file, each as what was asked, what was wanted and what the schema says."""
    rule = json.loads(path.read_text(encoding="utf-8"))
    schemas = json.loads((HERE / "schemas" / path.name).read_text(encoding="utf-8"))
    checker = formats(rule["today"])
    for vector in rule["vectors"]:
        validator = Validator(schemas[vector["name"]], format_checker=checker)
        for case in vector["cases"]:
            name = f"{rule['rule']}/{vector['name']}: {case['title']}"
            yield f"{name}, what leaves", not case["errors"], validator.is_valid(case["projection"])
            yield f"{name}, as given", case["accepted"], validator.is_valid(case["answers"])


def main():
    judged = [result for path in sorted(HERE.glob("*.json")) for result in judge(path)]
    otherwise = [result for result in judged if result[1] != result[2]]
    for name, wanted, found in otherwise:
        print(f"{name}: {'accepted' if found else 'refused'}, not {'accepted' if wanted else 'refused'}")
    print(f"{len(judged) - len(otherwise)} as the vectors say, {len(otherwise)} otherwise")
    return 1 if otherwise or not judged else 0


if __name__ == "__main__":
    sys.exit(main())
