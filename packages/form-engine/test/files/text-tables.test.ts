import { describe, expect, test } from 'vitest'
import { brokenDefinitions, servedDefinitions } from '../../catalogue/index.ts'
import { parseDefinitions } from '../../src/index.ts'
import {
  checkFiles,
  checkTextTables,
  columnIndex,
  definitionsCsv,
  definitionsJson,
  definitionsWorkbook,
  openTables,
  textTables,
  type TextTables,
} from '../../src/files/index.ts'
import { textFile, workbookFile } from './workbook-file.ts'

const headings = ['RecId', 'ControlTypCode', 'ControlLabel', 'IsActive', 'ControlOrder', 'Ticket']
const sheets = {
  Controls: [
    headings,
    ['1,001', 'textbx', 'Name', 'maybe', 10, 'T-1'],
    [2, 'radio', 'Towed?', 1, 20, 'T-2'],
    ['', 'date'],
  ],
  DisplayValues: [
    ['ControlsRecId', 'DisplayValue', 'DisplayLabel', 'Order', 'IsActive'],
    [2, 'yes', 'Yes', 10, 1],
    [2, 'yes', 'Yes', 20, 1],
  ],
}

const open = async () => (await openTables([workbookFile(sheets)])).tables
const asText = ({ columns, rows }: TextTables['controls']) => [
  columns,
  ...rows.map((row) => row.map(({ text }) => text)),
]

describe('opening', () => {
  test('keeps the text of every cell', async () => {
    const opened = await open()
    expect(asText(opened.controls)).toEqual([
      ['RecId', 'ControlTypCode', 'ControlLabel', 'IsActive', 'ControlOrder', 'Ticket'],
      ['1,001', 'textbx', 'Name', 'maybe', '10', 'T-1'],
      ['2', 'radio', 'Towed?', '1', '20', 'T-2'],
      ['', 'date', '', '', '', ''],
    ])
  })

  test('gives a missing table the columns of a server, and reports it', async () => {
    const { tables, found } = await openTables([workbookFile(sheets)])
    expect(asText(tables.dependencies)).toEqual([
      ['ControlsRecId', 'ControlingControlsRecId', 'ControlingValue', 'IsActive'],
    ])
    expect(found.map(({ code }) => code)).toEqual(['missing-table'])
  })
})

describe('checking', () => {
  test.each(brokenDefinitions)('finds the same as in a file: $name', async ({ definitions, ...settings }) => {
    const file = textFile('claim.json', JSON.stringify(definitions))
    const { tables } = await openTables([file])
    const { diagnostics } = await checkFiles([file], settings)
    expect(checkTextTables(tables, settings).diagnostics.map(({ code, cells }) => [code, cells])).toEqual(
      diagnostics.map(({ code, cells }) => [code, cells]),
    )
  })

  test('counts blank rows, and does not check them', () => {
    const blank = [{ text: '' }, { text: ' ' }]
    const row = [{ text: '1' }, { text: 'slider' }]
    const tables = {
      ...textTables({ controls: [], displayValues: [], dependencies: [] }),
      controls: { columns: ['RecId', 'ControlTypeCode'], rows: [blank, blank, row] },
    }
    const { diagnostics, definitions } = checkTextTables(tables)
    expect(definitions.controls).toHaveLength(1)
    expect(diagnostics.filter(({ code }) => code === 'missing-id')).toEqual([])
    expect(diagnostics.find(({ code }) => code === 'missing-column')?.cells[0]?.row).toBeNull()
    const active = { columns: ['RecId', 'ControlTypeCode', 'IsActive'], rows: [blank, [...row, { text: '1' }]] }
    const found = checkTextTables({ ...tables, controls: active }).diagnostics
    expect(found.find(({ code }) => code === 'unknown-kind')).toMatchObject({
      cells: [{ table: 'controls', row: 1, column: 'ControlTypeCode' }],
      locations: [{ shown: 'Controls!B3' }],
    })
  })
})

test('converts a further diagnostic to the original row indexes', () => {
  const cell = { table: 'controls', row: 0, column: 'RecId' } as const
  const blank = [{ text: '' }]
  const none = textTables({ controls: [], displayValues: [], dependencies: [] })
  const controls = { columns: ['RecId'], rows: [blank, [{ text: '__proto__' }], [{ text: '7' }]] }
  const { located } = checkTextTables({ ...none, controls })
  expect(located({ cells: [cell] })).toMatchObject({ cells: [{ row: 2 }], locations: [{ shown: 'Controls!A4' }] })
})

describe('fixes', () => {
  test('contain the new cells if only one edit fixes the fault', async () => {
    const { diagnostics } = checkTextTables(await open())
    const fixes = diagnostics.flatMap(({ code, fix }) =>
      code === 'missing-column' ? [] : (fix ?? []).map(({ row, column, text }) => [code, row, column, text]),
    )
    expect(fixes).toEqual([
      ['separator-in-number', 0, 'RecId', '1001'],
      ['duplicate-option', 1, 'DisplayValue', null],
      ['misspelt-column', null, 'ControlTypCode', 'ControlTypeCode'],
    ])
  })

  test('add a missing column', async () => {
    const { diagnostics } = checkTextTables(await open())
    const missing = diagnostics.find(
      ({ code, message }) => code === 'missing-column' && message.includes('MaskDisplay'),
    )
    expect(missing?.fix).toEqual([{ table: 'controls', row: null, column: 'MaskDisplay', text: 'MaskDisplay' }])
  })

  test.each(brokenDefinitions)('remove the fault: $name', ({ definitions, code, ...settings }) => {
    const tables = textTables(parseDefinitions(definitions))
    const faults = checkTextTables(tables, settings).diagnostics.filter((found) => found.code === code)
    for (const { fix, message } of faults) {
      if (!fix) continue
      const mended = fix.reduce(applied, tables)
      expect(checkTextTables(mended, settings).diagnostics.map((found) => found.message)).not.toContain(message)
    }
  })
})

function applied(
  tables: TextTables,
  { table, row, column, text }: { table: keyof TextTables; row: number | null; column: string; text: string | null },
): TextTables {
  const { columns, rows } = tables[table]
  if (row === null)
    return { ...tables, [table]: { columns: columns.map((name) => (name === column ? text : name)), rows } }
  if (text === null) return { ...tables, [table]: { columns, rows: rows.toSpliced(row, 1) } }
  const at = columnIndex(tables[table], column)
  return { ...tables, [table]: { columns, rows: rows.with(row, rows[row]!.with(at, { text })) } }
}

describe('writing and opening again', () => {
  const served = textTables(parseDefinitions(servedDefinitions))

  test.each([
    ['JSON', (tables: TextTables) => [textFile('claim.json', definitionsJson(tables))]],
    ['a workbook', async (tables: TextTables) => [{ name: 'claim.xlsx', bytes: await definitionsWorkbook(tables) }]],
    ['CSV', (tables: TextTables) => [textFile('claim.csv', [...definitionsCsv(tables).values()].join('\r\n'))]],
  ])('gives the same tables: %s', async (_, write) => {
    const { tables } = await openTables(await write(served))
    expect(checkTextTables(tables).definitions).toEqual(parseDefinitions(servedDefinitions))
    const opened = await open()
    const again = await openTables(await write({ ...served, controls: opened.controls }))
    expect(asText(again.tables.controls)).toEqual(asText(opened.controls))
  })
})
