import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { mappableFields, previewDelivery, readFile } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const folder = join(import.meta.dirname, 'deliveries')
const existing = existingInMemory(JSON.parse(readFileSync(join(folder, 'baseline.json'), 'utf8')) as Program)
const preview = async (name: string) =>
  previewDelivery(await readFile({ name, path: join(folder, 'files', name) }), { existing })

test('marks the kind of each row of a grouped loss run', async () => {
  const { sheets, asOf, source } = await preview('Prairie Fire - all members - valued 10-31-2026.xlsx')
  const kinds = sheets[0]?.rows.slice(0, 17).map(({ number, kind }) => `${number} ${kind}`)
  expect({ asOf, source }).toEqual({ asOf: '2026-10-31', source: 'Prairie Fire Adjusting' })
  expect(kinds).toEqual([
    ...['1 title', '2 title', '3 title', '4 blank', '5 title', '6 title', '7 head', '8 data', '9 data', '10 data'],
    ...['11 total', '12 blank', '13 group', '14 head', '15 data', '16 total', '17 blank'],
  ])
})

test('shows the field and samples of each column, and unmapped columns', async () => {
  const { columns } = await preview('CASTELLAN_WC_LOSSRUN_OCT26.XLS')
  expect(columns.find(({ head }) => head === 'D/A')).toMatchObject({
    field: 'LossDate',
    samples: ['14-Feb-23', '02-Mar-24', '12-Aug-24'],
  })
  expect(columns.filter(({ field }) => field === null).map(({ head }) => head)).toEqual([
    'Typ',
    'Total Paid',
    'Total Res',
  ])
  const names = mappableFields.map(({ name }) => name)
  expect(columns.every(({ field }) => field === null || names.includes(field))).toBe(true)
})

test('shows status words, unmatched companies and the number of matching totals', async () => {
  const { statuses, companies, sums } = await preview('Cascadine bordereau 10-31-26.csv')
  expect(Object.fromEntries(statuses.map(({ text, status }) => [text, status]))).toEqual({
    O: 'Open',
    C: 'Closed',
    'O-R': 'Reopened',
  })
  expect(companies.map(({ resembles }) => resembles !== null)).toEqual(expect.arrayContaining([true, false]))
  expect(sums).toEqual({ rows: 62, agree: 62 })
})

test('shows the rows of a file without a table of claims', async () => {
  const { sheets, columns, mapping } = await preview('Roster October.xlsx')
  expect(sheets[0]?.rows[3]?.cells.slice(0, 3)).toEqual(['Driver', 'License No', 'State'])
  expect({ columns, mapping }).toEqual({ columns: [], mapping: null })
})

test('recognizes the columns again after a user chooses the header row', async () => {
  const name = 'CASTELLAN_WC_LOSSRUN_OCT26.XLS'
  const file = await readFile({ name, path: join(folder, 'files', name) })
  const known = await previewDelivery(file, { existing })
  const sheet = known.columns[0]?.sheet ?? ''
  const headRow =
    known.sheets.find((one) => one.name === sheet)?.rows.findLast(({ kind }) => kind === 'head')?.number ?? 0
  const chosen = await previewDelivery(file, { existing, mapping: { sheets: { [sheet]: { columns: {}, headRow } } } })
  expect(chosen.columns).toEqual(known.columns)
})
