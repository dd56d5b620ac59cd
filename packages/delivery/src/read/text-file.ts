import { pipeline, Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'

import type { Row, Sheet } from './cells.ts'
import { decodedText, encodingOf, type Encoding } from './encoding.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'
import { texts } from '../texts.ts'

const batch = 1_000
/** The most characters of a row. After a quotation mark that is not closed, a row has no end. */
const longestRow = 1_000_000
const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

/**
 * Reads a text file as one sheet. All cells are text; `02/10/2026` and `1,234` are interpreted later, by column.
 * A line break within quotes does not start a row.
 * The rows throw an UnreadableFileError where the file is damaged.
 * @throws UnreadableFileError if the file contains control characters, like a binary file
 */
export async function readText(name: string, path: string): Promise<Sheet> {
  const encoding = await encodingOf(path)
  const sample = await sampleOf(path, encoding)
  // eslint-disable-next-line no-control-regex
  if (/[\0-\u0008\u000e-\u001a]/.test(sample)) throw new UnreadableFileError(texts.unreadable.noText(name))
  const separator = separatorOf(sample)
  return { name: '', isHidden: false, merges: [], rows: () => rowsOf({ name, path, encoding, separator }) }
}

async function sampleOf(path: string, encoding: Encoding): Promise<string> {
  let sample = ''
  for await (const text of decodedText(path, encoding)) {
    sample += text
    if (sample.length > 65_536) break
  }
  return sample
}

interface TextFile {
  readonly name: string
  readonly path: string
  readonly encoding: Encoding
  readonly separator: Separator
}

async function* rowsOf(file: TextFile): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = []
  let number = 0
  try {
    for await (const record of recordsOf(file)) {
      number += 1
      rows.push({ number, isHidden: false, cells: record.map((text) => (text.trim() === '' ? null : text)) })
      if (rows.length < batch) continue
      yield rows
      rows = []
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(file.name, number + 1, error) : error
  }
  yield rows
}

/** Reads the records of a file. A reader that stops early closes the file, and it receives errors of the file. */
function recordsOf({ path, encoding, separator }: TextFile): AsyncIterable<string[]> {
  const records = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: longestRow,
  })
  return pipeline(Readable.from(decodedText(path, encoding)), records, () => undefined) // the reader gets the error
}

function unreadable(name: string, row: number, error: CsvError): UnreadableFileError {
  const reason =
    error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
      ? texts.unreadable.openQuote
      : texts.unreadable.damagedRow
  return new UnreadableFileError(texts.unreadable.damagedFrom(name, row, reason), { cause: error })
}

/** The most frequent separator of a sample of lines; a comma if the lines have none. */
function separatorOf(sample: string): Separator {
  const stated = /^sep=(.)\r?\n/.exec(sample)?.[1]
  const known = separators.find((separator) => separator === stated)
  if (known) return known
  const lines = sample
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .slice(0, 200)
  const score = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
    return counts.filter((count) => count === usual).length * usual
  }
  return separators.toSorted((one, other) => score(other) - score(one))[0] ?? ','
}
