"""Judges answers by the portable schema alone, with the python3-jsonschema of Debian: one verdict for each case."""

import json
import sys

from jsonschema import Draft202012Validator

verdicts = []
for case in json.load(sys.stdin):
    validator = Draft202012Validator(case["schema"], format_checker=Draft202012Validator.FORMAT_CHECKER)
    verdicts.append([validator.is_valid(answers) for answers in case["answers"]])
json.dump(verdicts, sys.stdout)
