"""Makes src/theme/fonts/heading-*.woff2: Source Serif 4 as headings use it, at the size of a heading and in two weights.
The family with all its sizes is four times as large, and is waited for on a phone. Its licence (OFL.txt) keeps the name
to unchanged files, so this one has a name of its own. Needs fontTools and brotli; run it in the repository when the
family is raised: python3 scripts/heading-font.py"""

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-{}-opsz-normal.woff2"
NAMES = (1, 3, 4, 6, 16, 25)  # of the family, in the name table

for letters in ("latin", "latin-ext"):
    font = TTFont(SOURCE.format(letters))
    instancer.instantiateVariableFont(font, {"opsz": 32, "wght": (500, 600)}, inplace=True)
    for name in NAMES:
        if font["name"].getDebugName(name) is not None:
            font["name"].setName("Portal-Heading", name, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(f"src/theme/fonts/heading-{letters}.woff2")
