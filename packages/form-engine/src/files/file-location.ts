/** Where a cell is in a file. */
export interface FileLocation {
  readonly file: string
  /** The sheet of a workbook. */
  readonly sheet: string | null
  /** As the spreadsheet shows it, such as `B7`; `null` in JSON. */
  readonly cell: string | null
  /** The line of a text file. */
  readonly line: number | null
  /** In short: `Controls!B7`, `controls.csv!B7` or `controls[3].RecId`. */
  readonly shown: string
}

/** The location of a cell in a sheet or a CSV file. Sheet names with spaces are quoted, as spreadsheets do. */
export function locationInGrid(
  { file, sheet }: { readonly file: string; readonly sheet: string | null },
  cell: string,
  line: number | null,
): FileLocation {
  const place = sheet === null ? file : /^\w+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
  return { file, sheet, cell, line, shown: `${place}!${cell}` }
}
