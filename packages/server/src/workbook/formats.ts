/** How numbers of our sheets are shown; each is a style of the workbook, after the plain one. */
const formats = { count: '#,##0', money: '#,##0.00', date: 'mm/dd/yyyy' } as const
export type Format = keyof typeof formats

const names = Object.keys(formats) as Format[]

/** The number by which a cell names its format; 0 is that of a cell without one. */
export const styleOf = (format: Format): number => names.indexOf(format) + 1

/** The first number that a workbook may give a format of its own. */
const FIRST = 164

/** The part `xl/styles.xml`. */
export function stylesXml(): string {
  const codes = names.map((name, index) => `<numFmt numFmtId="${FIRST + index}" formatCode="${formats[name]}"/>`)
  const styles = names.map(
    (_, index) => `<xf numFmtId="${FIRST + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${codes.length}">${codes.join('')}</numFmts><fonts count="1"><font><sz val="12"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}
