import { expect, test } from 'vitest'
import { read, utils } from '@e965/xlsx'
import type { DataColumn } from './data-column.ts'
import { exportedCells, toCsv } from './export-rows.ts'
import { toWorkbook } from './export-workbook.ts'

interface Note {
  text: string
  paid: number
}

const columns: DataColumn<Note>[] = [
  { id: 'text', header: 'Note', value: ({ text }) => text },
  { id: 'paid', header: 'Paid', kind: 'figure', value: ({ paid }) => paid, text: ({ paid }) => `$${paid}.00` },
]
const notes: Note[] = [
  { text: 'Said "no", twice', paid: -5 },
  { text: '=HYPERLINK("https://bad.example")', paid: 7 },
]

test('CSV quotes what has to be quoted, and figures stay figures', () => {
  expect(toCsv(exportedCells(columns, notes)).split('\r\n')).toEqual([
    '\uFEFFNote,Paid',
    '"Said ""no"", twice",-5',
    '"\'=HYPERLINK(""https://bad.example"")",7',
    '',
  ])
})

test('what is there to be pressed stays on the screen', () => {
  const action: DataColumn<Note> = { id: 'edit', header: 'Actions', value: () => null, sortable: false }
  expect(exportedCells([...columns, action], notes)[0]).toEqual(['Note', 'Paid'])
})

test('a workbook holds the same cells, and no formula', () => {
  const { Sheets } = read(toWorkbook('Notes: [all] / open?', exportedCells(columns, notes)))
  const sheet = Object.values(Sheets)[0] ?? {}
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual(exportedCells(columns, notes))
  expect(Object.values(sheet).some((cell) => (cell as { f?: string }).f !== undefined)).toBe(false)
})
