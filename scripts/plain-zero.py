"""Makes fonts with a zero that has no stroke; the family, Atkinson Hyperlegible Next, has a stroked zero only.

src/theme/fonts/plain-zero-*.woff hold the tabular zero alone, and the stroked one under the OpenType feature `zero`.
packages/server/src/pdf/fonts/portal-text-*.woff hold the whole family for PDFs. The license (OFL.txt) keeps the name of
the family to unchanged files, so they have a name of their own.

Needs fontTools; run it in the repository when the family is raised: python3 scripts/plain-zero.py"""

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

NAMES = (1, 3, 4, 6, 16, 25)  # of the family, in the name table
SOURCE = "node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-{}-normal.woff"


def without_stroke(name, glyphs):
    """The two halves of the counter, joined across the stroke that parted them, are one counter again."""
    coordinates, (outer_end, lower_end, upper_end), flags = glyphs[name].getCoordinates(glyphs)
    lower = list(range(outer_end + 1, lower_end + 1))
    upper = list(range(lower_end + 1, upper_end + 1))
    order = list(range(outer_end + 1)) + past_stroke(lower, coordinates) + past_stroke(upper, coordinates)
    plain = Glyph()
    plain.numberOfContours = 2
    plain.coordinates = GlyphCoordinates([coordinates[point] for point in order])
    plain.flags = bytearray(flags[point] for point in order)
    plain.endPtsOfContours = [outer_end, upper_end]
    plain.program = Program()
    plain.recalcBounds(glyphs)
    return plain


def past_stroke(contour, coordinates):
    """The contour, begun behind its longest edge, which is the one along the stroke."""

    def length(at):
        (x1, y1), (x2, y2) = coordinates[contour[at - 1]], coordinates[contour[at]]
        return (x1 - x2) ** 2 + (y1 - y2) ** 2

    start = max(range(len(contour)), key=length)
    return contour[start:] + contour[:start]


def tabular_zero(font):
    features = font["GSUB"].table.FeatureList.FeatureRecord
    tabular = next(record.Feature for record in features if record.FeatureTag == "tnum")
    table = font["GSUB"].table.LookupList.Lookup[tabular.LookupListIndex[0]].SubTable[0]
    return getattr(table, "ExtSubTable", table).mapping["zero"]


for weight in (400, 600, 700):
    font = TTFont(SOURCE.format(weight))
    stroked = tabular_zero(font)
    subset = Subsetter(Options(layout_features=[], hinting=False, glyph_names=True))
    subset.populate(unicodes=[0x30], glyphs=[stroked])
    subset.subset(font)
    plain = without_stroke(stroked, font["glyf"])
    font["glyf"]["zero.plain"], font["hmtx"]["zero.plain"] = plain, (font["hmtx"][stroked][0], plain.xMin)
    for table in font["cmap"].tables:
        table.cmap = {0x30: "zero.plain"}
    addOpenTypeFeaturesFromString(font, f"feature zero {{ sub zero.plain by {stroked}; }} zero;")
    font.flavor = "woff"
    font.save(f"src/theme/fonts/plain-zero-{weight}.woff")

for weight in (400, 700):
    font = TTFont(SOURCE.format(weight))
    plain = without_stroke("zero", font["glyf"])  # the tabular zero is made of it
    font["glyf"]["zero"], font["hmtx"]["zero"] = plain, (font["hmtx"]["zero"][0], plain.xMin)
    for name in NAMES:
        if font["name"].getDebugName(name) is not None:
            font["name"].setName("Portal-Text", name, 3, 1, 0x409)
    font.flavor = "woff"
    font.save(f"packages/server/src/pdf/fonts/portal-text-{weight}.woff")
