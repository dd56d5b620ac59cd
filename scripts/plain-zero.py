"""Makes src/theme/fonts/plain-zero-*.woff: the tabular zero of Atkinson Hyperlegible Next without its stroke, and with
it under the OpenType feature `zero`. The family itself has a stroked zero only. Needs fontTools; run it in the
repository when the family is raised: python3 scripts/plain-zero.py"""

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

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
