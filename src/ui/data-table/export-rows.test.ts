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
  { id: 'paid', header: 'Paid', kind: 'dollars', value: ({ paid }) => paid, text: ({ paid }) => `$${paid}.00` },
]
const notes: Note[] = [
  { text: 'Said "no", twice', paid: -5 },
  { text: '=HYPERLINK("https://bad.example")', paid: 7 },
]

test('quotes CSV cells only where needed', () => {
  expect(toCsv(exportedCells(columns, notes)).split('\r\n')).toEqual([
    '\uFEFFNote,Paid',
    '"Said ""no"", twice",-5',
    '"\'=HYPERLINK(""https://bad.example"")",7',
    '',
  ])
})

test('does not export buttons', () => {
  const action: DataColumn<Note> = { id: 'edit', header: 'Actions', value: () => null, sortable: false }
  expect(exportedCells([...columns, action], notes)[0]).toEqual(['Note', 'Paid'])
})

test('writes the same cells to a workbook, without formulas', () => {
  const { Sheets } = read(toWorkbook('Notes: [all] / open?', exportedCells(columns, notes)))
  const sheet = Object.values(Sheets)[0] ?? {}
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['Note', 'Paid'],
    ...notes.map(({ text, paid }) => [text, paid]),
  ])
  expect(Object.values(sheet).some((cell) => (cell as { f?: string }).f !== undefined)).toBe(false)
})

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '-A1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\ttext',
  '  =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '"=1+1"',
  "'=1+1",
  '\u201c=1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(A1)',
  ' "\uff1d1+1',
  '+1 405-328-1000',
]

const plain = [
  '-5',
  '-1,234.50',
  '-$1,234.50',
  '+3%',
  'A-1',
  'a = b',
  '_x0041_',
  'Peña',
  '日本',
  '1;=2',
  'a\t=b',
  '12.5',
]

/** The first column of a file without the header, as SheetJS reads it. */
const readBack = (content: string | ArrayBuffer, type: 'string' | 'array') => {
  const { Sheets } = read(content, { type, raw: true })
  return utils.sheet_to_json<unknown[]>(Object.values(Sheets)[0] ?? {}, { header: 1, raw: true }).slice(1)
}

test.each(formulas)('prevents %j from running as a formula', (text) => {
  const [line] = readBack(toCsv(exportedCells(columns, [{ text, paid: -5 }])).slice(1), 'string')
  expect(line?.[0]).toBe(`'${text}`)
})

test('writes negative numbers to CSV as numbers', () => {
  const csv = toCsv(exportedCells(columns, [{ text: 'x', paid: -5.25 }]))
  const sheet = Object.values(read(csv, { type: 'string' }).Sheets)[0]
  expect(sheet?.['B2']).toMatchObject({ t: 'n', v: -5.25 })
})

test.each(plain)('writes %j to CSV unchanged', (text) => {
  const [line] = readBack(toCsv(exportedCells(columns, [{ text, paid: -5.25 }])).slice(1), 'string')
  expect(line).toEqual([text, '-5.25'])
})

test('keeps texts and numbers in a workbook', () => {
  const texts = [...formulas, ...plain, '_x005F_', '__x0041_', '_X00e9_']
  const rows = texts.map((text, index) => ({ text, paid: -index - 0.25 }))
  const workbook = toWorkbook('Notes', exportedCells(columns, rows))
  expect(readBack(workbook, 'array')).toEqual(rows.map(({ text, paid }) => [text, paid]))
})

test('truncates texts beyond the limit of Excel', () => {
  const workbook = toWorkbook('Notes', exportedCells(columns, [{ text: 'x'.repeat(40_000), paid: 1 }]))
  expect(String(readBack(workbook, 'array')[0]?.[0])).toHaveLength(32_767)
})

interface Loss {
  number: string
  claims: number
  paid: number
  pending: number | null
  year: number
  day: string | null
  moment: string
}

const lossColumns: DataColumn<Loss>[] = [
  { id: 'number', header: 'Claim', kind: 'identifier', value: ({ number }) => number },
  { id: 'claims', header: 'Claims', kind: 'count', value: ({ claims }) => claims },
  { id: 'paid', header: 'Paid', kind: 'dollars', value: ({ paid }) => paid },
  {
    id: 'pending',
    header: 'Pending',
    kind: 'cents',
    value: ({ pending }) => pending,
    text: ({ pending }) => (pending === null ? 'Pending' : `$${pending}`),
  },
  { id: 'year', header: 'Year', kind: 'year', value: ({ year }) => year },
  {
    id: 'term',
    header: 'Term',
    kind: 'date',
    value: ({ day }) => day,
    text: () => 'a whole term',
    exportedAs: [{ id: 'from', header: 'From', kind: 'date', value: ({ day }) => day }],
  },
  { id: 'moment', header: 'Reported', kind: 'moment', value: ({ moment }) => moment },
]
const loss: Loss = {
  number: '0012',
  claims: 1_200,
  paid: 1_234.56,
  pending: null,
  year: 2026,
  day: '2026-02-28',
  moment: '2026-02-28T15:30:00',
}

test('writes typed and formatted cells to a workbook', () => {
  const cells = exportedCells(lossColumns, [loss, { ...loss, day: null, pending: 5 }])
  const sheet = Object.values(read(toWorkbook('Losses', cells), { cellNF: true }).Sheets)[0] ?? {}
  const row = (at: number) =>
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => {
      const { t, v, z, w } = sheet[`${letter}${at}`] as { t: string; v: unknown; z?: string; w?: string }
      return t === 'n' ? [t, z, w] : [t, v]
    })
  expect(cells[0]).toEqual(['Claim', 'Claims', 'Paid', 'Pending', 'Year', 'From', 'Reported'])
  expect(row(2)).toEqual([
    ['s', '0012'],
    ['n', '#,##0', '1,200'],
    ['n', '$#,##0.00', '$1,234.56'],
    ['s', 'Pending'],
    ['n', '0', '2026'],
    ['n', 'mm/dd/yyyy', '02/28/2026'],
    ['n', 'mm/dd/yyyy h:mm AM/PM', '02/28/2026 3:30 PM'],
  ])
  expect(row(3).slice(3, 6)).toEqual([
    ['n', '$#,##0.00', '$5.00'],
    ['n', '0', '2026'],
    ['s', '--'],
  ])
  expect(sheet['C2']).toMatchObject({ v: 1_234.56 }) // the exact value, regardless of how it is displayed
})

test('writes formatted dates and plain numbers to CSV', () => {
  expect(toCsv(exportedCells(lossColumns, [loss])).split('\r\n')[1]).toBe(
    '0012,1200,1234.56,Pending,2026,02/28/2026,"02/28/2026, 3:30:00 PM"',
  )
})
