import { numberFormats, type NumberFormat } from '@captive/workbook'

/** Each number format becomes a cell style, after the default one. */
const names = Object.keys(numberFormats) as NumberFormat[] // the keys of a constant

/** Index of the cell style of a format; 0 is the default style. */
export const styleOf = (format: NumberFormat): number => names.indexOf(format) + 1

/** The first id that a workbook may use for its own number formats. */
const FIRST = 164

/** The content of `xl/styles.xml`. */
export function stylesXml(): string {
  const codes = names.map((name, index) => `<numFmt numFmtId="${FIRST + index}" formatCode="${numberFormats[name]}"/>`)
  const styles = names.map(
    (_, index) => `<xf numFmtId="${FIRST + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${codes.length}">${codes.join('')}</numFmts><fonts count="1"><font><sz val="12"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}
