"""Tests the schemas of the vectors in this folder with a validator that is independent of the engine.

    python3 vectors/read_vectors.py        needs the package jsonschema (Debian: python3-jsonschema)

In every case, the schema must accept the `projection` if and only if there are no errors, and the unchanged `answers` if
and only if `accepted` is true. The last line of the output counts the results. The exit code is 1 if any result differs,
and 2 if jsonschema is not installed.
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
    print("not run: needs jsonschema 4.0 or newer (Debian: python3-jsonschema)")
    sys.exit(2)

HERE = Path(__file__).parent

# JSON Schema uses ECMA-262 patterns: \d matches ASCII digits, \s matches WHITE, and $ matches only the end of the text.
WHITE = r"\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
CLASSES = {r"\d": "0-9", r"\s": WHITE}


def python_pattern(pattern):
    """Converts an ECMA-262 pattern to an equivalent Python pattern."""
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
            raise ValueError(f"{pattern} cannot be converted to a Python pattern")
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
    """x-distinct: the objects of a list have different values under this name."""
    if not isinstance(instance, list):
        return
    values = [json.dumps(item[name]) for item in instance if isinstance(item, dict) and name in item]
    if len(set(values)) < len(values):
        yield ValidationError(f"{name} is not distinct")


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
    """The engine's formats except us-phone, which has an equivalent pattern. Values that are not texts always pass."""
    known = {
        "calendar-date": is_day,
        "past-or-present-date": lambda text: is_day(text) and text.strip() <= today,
    }
    checker = FormatChecker(formats=())
    for name, holds in known.items():
        checker.checks(name)(lambda value, holds=holds: not isinstance(value, str) or holds(value))
    return checker


def results_of(path):
    """Yields the name, the expected result and the schema's result of each test in one file."""
    rule = json.loads(path.read_text(encoding="utf-8"))
    schemas = json.loads((HERE / "schemas" / path.name).read_text(encoding="utf-8"))
    checker = formats(rule["today"])
    for vector in rule["vectors"]:
        validator = Validator(schemas[vector["name"]], format_checker=checker)
        for case in vector["cases"]:
            name = f"{rule['rule']}/{vector['name']}: {case['title']}"
            yield f"{name}, projection", not case["errors"], validator.is_valid(case["projection"])
            yield f"{name}, answers", case["accepted"], validator.is_valid(case["answers"])


def main():
    results = [result for path in sorted(HERE.glob("*.json")) for result in results_of(path)]
    different = [result for result in results if result[1] != result[2]]
    for name, wanted, found in different:
        print(f"{name}: {'accepted' if found else 'rejected'}, expected {'accepted' if wanted else 'rejected'}")
    print(f"{len(results) - len(different)} as expected, {len(different)} different")
    return 1 if different or not results else 0


if __name__ == "__main__":
    sys.exit(main())
