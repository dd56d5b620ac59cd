import { read } from '@e965/xlsx'
import { expect, test } from 'vitest'

import { SheetWriter, type Cell } from './sheet-writer.ts'

function written(rows: readonly Cell[][]) {
  const pieces: Uint8Array[] = []
  const piecesAfter: number[] = []
  const sheet = new SheetWriter(
    { name: "A & B's", title: 'Rows', author: 'Nobody', widths: [10, 20], frozenRows: 1 },
    (bytes) => void pieces.push(bytes),
  )
  for (const cells of rows) {
    sheet.row(cells)
    piecesAfter.push(pieces.length)
  }
  sheet.end('A1:B2')
  return { book: read(Buffer.concat(pieces), { cellNF: true }), piecesAfter }
}

test('texts stay unchanged, even ones like formulas', () => {
  const texts = ['=1+1', '  spaces  ', '<b>&amp;"\'', 'line\nbreak', '_x0041_', '漢字 Ł 🚚', '']
  const { book } = written(texts.map((text) => [text]))
  const sheet = book.Sheets["A & B's"]!
  expect(texts.map((_, row) => (sheet[`A${row + 1}`] as { v: unknown } | undefined)?.v ?? '')).toEqual(texts)
})

test('drops characters that XML cannot contain', () => {
  const { book } = written([['a\u0000b\u000bc\ufffe', '\ud800']])
  expect(book.Sheets["A & B's"]).toMatchObject({ A1: { v: 'abc' }, B1: { v: '\ufffd' } })
})

test('numbers keep value and format; empty cells are omitted', () => {
  const { book } = written([
    [{ format: 'money', value: -1234.5 }, null],
    [null, { format: 'date', value: 45_000 }],
  ])
  const sheet = book.Sheets["A & B's"]!
  expect(sheet).toMatchObject({ A1: { t: 'n', v: -1234.5, z: '$#,##0.00' }, B2: { w: '03/15/2023' } })
  expect(sheet['B1']).toBeUndefined()
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:B2' })
})

test('streams rows while others are written', () => {
  const { piecesAfter } = written(
    Array.from({ length: 20_000 }, (_, row) => [`Claim ${row}`, `Claimant ${row * 7919}`]),
  )
  expect(new Set(piecesAfter).size).toBeGreaterThan(10)
})
