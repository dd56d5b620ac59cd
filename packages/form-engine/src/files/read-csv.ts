import { parse } from 'csv-parse/browser/esm/sync'
import { decodeText } from './decode-text.ts'
import type { Grid, GridRow } from './grid.ts'
import { UnreadableFileError, type SourceFile } from './source-file.ts'

const separators = [',', ';', '\t', '|'] as const

/**
 * Reads a text file of separated cells. All cells are text.
 * @throws UnreadableFileError if the file is binary
 */
export function readCsv({ name, bytes }: SourceFile): Grid {
  const text = decodeText(bytes)
  // oxlint-disable-next-line no-control-regex -- these characters are in no text file
  if (/[\0-\u0008\u000e-\u001a]/.test(text.slice(0, 65_536)))
    throw new UnreadableFileError(name, `${name} is not a JSON, CSV or Excel file. Use a file of one of these types.`)
  const stated = /^sep=(.)\r?\n/.exec(text)?.[1]
  const lastLines: number[] = []
  const records = parse(text, {
    delimiter: stated ?? separatorOf(text),
    on_record: (record: string[], { lines }) => {
      lastLines.push(lines)
      return record
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  })
  const rows = records.map((record, index): GridRow => ({
    number: index + 1,
    line: (lastLines[index - 1] ?? 0) + 1,
    cells: record.map((cell) => (cell.trim() === '' ? undefined : { value: cell })),
  }))
  return { file: name, sheet: null, rows }
}

/** The separator that is most frequent outside quotes in the first lines. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 65_536).replaceAll(/"[^"]*"/g, '')
  const countOf = (separator: string): number => sample.split(separator).length
  return separators.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ','
}
