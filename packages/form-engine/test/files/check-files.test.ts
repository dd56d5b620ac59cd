import { describe, expect, test } from 'vitest'
import { brokenDefinitions } from '../../catalogue/index.ts'
import { checkFiles, UnreadableFileError } from '../../src/files/index.ts'
import { textFile, workbookFile } from './workbook-file.ts'

const controls = ['RecId', 'ControlTypeCode', 'ControlLabel', 'IsActive', 'ControlOrder']
const values = ['ControlsRecId', 'DisplayValue', 'DisplayLabel', 'Order', 'IsActive']
const conditions = ['ControlsRecId', 'ControlingControlsRecId', 'ControlingValue', 'IsActive']
const towed = [1, 'radio', 'Towed?', 1, 10]
const tower = [2, 'textbox', 'By whom?', 1, 20]
const yes = [1, 'yes', 'Yes', 10, 1]
const no = [1, 'no', 'No', 20, 1]
const whenTowed = [2, 1, 'yes', 1]

const sheets = {
  Controls: [controls, towed, tower],
  'Display values': [values, yes, no],
  Dependencies: [conditions, whenTowed],
}

/** The code and places of each diagnostic, without the columns that these short tables leave out. */
async function found(...files: Parameters<typeof checkFiles>[0]): Promise<string[]> {
  const { diagnostics } = await checkFiles(files)
  return diagnostics
    .filter(({ code }) => code !== 'missing-column')
    .map(({ code, locations }) => [code, ...locations.map(({ shown }) => shown)].join(' '))
}

test('reads a workbook without faults', async () => {
  expect(await found(workbookFile(sheets))).toEqual([])
})

describe('places in a workbook', () => {
  test('have the row numbers of the spreadsheet', async () => {
    const Controls = [
      ['Claim form 2026'],
      [],
      ['// one row for each question'],
      controls,
      towed,
      [],
      ['Vehicle and trailer'],
      ['# ask towing first'],
      [2, 'slider', 'By whom?', 1, 20],
    ]
    expect(await found(workbookFile({ ...sheets, Controls }))).toEqual([
      'unknown-kind Controls!B9',
      'skipped-row Controls!A7 Controls!A8',
    ])
  })

  test('reports fatal faults together with those of other rows', async () => {
    const Controls = [
      controls,
      ['', 'textbox', 'Name', 1, 5],
      towed,
      ['', 'textbox', 'City', 1, 6],
      [2, 'slider', 'By?', 1, 20],
    ]
    const Dependencies = [conditions, [2, '', 'yes', 1], whenTowed]
    const { isComplete } = await checkFiles([workbookFile({ ...sheets, Controls, Dependencies })])
    expect(isComplete).toBe(false)
    expect(await found(workbookFile({ ...sheets, Controls, Dependencies }))).toEqual([
      'missing-id Controls!A2 Controls!A4',
      'missing-id Dependencies!B2',
      'unknown-kind Controls!B5',
    ])
  })

  test('reports columns that a server does not store', async () => {
    const Controls = [[...controls, 'Help', 'Ticket', 'Lable'], [...towed, 'Ask first', 'T-1', 'x'], tower]
    expect(await found(workbookFile({ ...sheets, Controls }))).toEqual([
      'local-column Controls!F1',
      'misspelt-column Controls!H1',
      'unread-column Controls!G1',
    ])
  })

  test('quotes the name of a sheet with a space', async () => {
    const values2 = [values, yes, no, [1, 'no', 'Nein', 30, 1]]
    expect(await found(workbookFile({ ...sheets, 'Display values': values2 }))).toEqual([
      "duplicate-option 'Display values'!B3 'Display values'!B4",
    ])
  })

  test('a misspelt or missing column is in the heading', async () => {
    const Controls = [['RecId', 'ControlTypCode', 'ControlLabel', 'IsActive', 'ControlOrder'], towed]
    const { diagnostics } = await checkFiles([workbookFile({ ...sheets, Controls, Dependencies: [conditions] })])
    const misspelt = diagnostics.find(({ code }) => code === 'misspelt-column')
    expect(misspelt).toMatchObject({
      locations: [{ shown: 'Controls!B1' }],
      hint: 'Did you mean ControlTypeCode? Rename it.',
    })
    const missing = diagnostics.filter(({ code }) => code === 'missing-column')
    expect(missing.every(({ locations }) => locations[0]?.shown.endsWith('!A1'))).toBe(true)
  })
})

test.each(brokenDefinitions)('$name has a place in the file', async ({ definitions, code, ...settings }) => {
  const { diagnostics } = await checkFiles([textFile('claim.json', JSON.stringify(definitions, null, 2))], settings)
  const about = diagnostics.filter((each) => each.code === code)
  expect(about.length).toBeGreaterThan(0)
  for (const { locations } of about) expect(locations.length).toBeGreaterThan(0)
})

describe('finding the tables', () => {
  test('by content, regardless of sheet names', async () => {
    expect(
      await found(workbookFile({ A: sheets.Dependencies, B: sheets.Controls, C: sheets['Display values'] })),
    ).toEqual(['table-by-content B!A1', 'table-by-content C!A1', 'table-by-content A!A1'])
  })

  test('suggests the name of a misspelt sheet', async () => {
    const { Controls, ...rest } = sheets
    const { diagnostics } = await checkFiles([workbookFile({ Contorls: Controls, ...rest })])
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'table-by-content', hint: 'Did you mean controls? Rename it.' }),
    )
  })

  test('in one sheet, one below the other', async () => {
    const all = [
      ['Controls'],
      ...sheets.Controls,
      [],
      ['Options'],
      ...sheets['Display values'],
      [],
      ...sheets.Dependencies,
    ]
    expect(await found(workbookFile({ Form: all }))).toEqual([])
  })

  test('names a missing table and the existing sheets', async () => {
    const { Dependencies: _, ...rest } = sheets
    const { diagnostics } = await checkFiles([workbookFile({ ...rest, Notes: [['Ask Ann']] })])
    expect(diagnostics[0]).toMatchObject({
      code: 'missing-table',
      message:
        'No sheet or file has the table dependencies. The following were found: Controls, Display values, Notes.',
    })
    expect(diagnostics.map(({ code }) => code)).toContain('unread-sheet')
  })

  test('treats an empty sheet named after a table as empty', async () => {
    expect(await found(workbookFile({ Controls: [controls, tower], 'Display values': [], Dependencies: [] }))).toEqual(
      [],
    )
  })

  test('prefers the sheet with the name of the table to a copy', async () => {
    expect(await found(workbookFile({ 'Controls (old)': [controls, [9, 'slider', 'Old', 1, 1]], ...sheets }))).toEqual([
      "second-table 'Controls (old)'!A1",
    ])
  })
})

describe('cells that a spreadsheet changed', () => {
  test.each([
    [
      '#REF!',
      { ...sheets, Dependencies: [conditions, [2, 1, { t: 'e', v: 23, w: '#REF!' } as const, 1]] },
      'cell-error Dependencies!C2',
    ],
    [
      'a date that was an option',
      { ...sheets, 'Display values': [values, yes, [1, { t: 'n', v: 46085, z: 'd-mmm' } as const, 'No', 20, 1]] },
      "cell-became-date 'Display values'!B3",
    ],
    [
      '007 that became 7',
      { ...sheets, 'Display values': [values, yes, [1, '001', 'One', 20, 1], [1, 7, 'Seven', 30, 1]] },
      "zeros-lost 'Display values'!B4",
    ],
    [
      'a formula without a result',
      { ...sheets, Controls: [controls, towed, [2, 'textbox', { t: 'n', f: 'A1' } as const, 1, 20]] },
      'formula-without-result Controls!C3',
    ],
  ])('says %s', async (_, changed, expected) => {
    expect(await found(workbookFile(changed))).toContain(expected)
  })

  test('reads ids with thousands separators, and reports them', async () => {
    const csv = ['controls.csv', '"1,001",radio,Towed?,1,10', '"1,002",textbox,By whom?,1,20']
    const files = [
      textFile('controls.csv', [controls.join(','), ...csv.slice(1)].join('\n')),
      textFile('displayValues.csv', [values.join(','), '1001,yes,Yes,10,1', '1001,no,No,20,1'].join('\n')),
      textFile('dependencies.csv', [conditions.join(','), '1002,1001,yes,1'].join('\n')),
    ]
    expect(await found(...files)).toEqual(['separator-in-number controls.csv!A2 controls.csv!A3'])
  })

  test('keeps the zeros that a number format shows', async () => {
    const padded = [1, { t: 'n', v: 7, z: '000' } as const, 'Seven', 30, 1]
    const changed = { ...sheets, 'Display values': [values, yes, padded], Dependencies: [conditions, [2, 1, '007', 1]] }
    expect(await found(workbookFile(changed))).toEqual([])
  })
})

describe('text files', () => {
  const csvOf = (rows: readonly (readonly unknown[])[], separator = ',') =>
    rows.map((row) => row.join(separator)).join('\n')

  test('reads one CSV file with all tables', async () => {
    const all = [...sheets.Controls, [], ...sheets['Display values'], [], ...sheets.Dependencies]
    expect(await found(textFile('form.csv', csvOf(all)))).toEqual([])
  })

  test('reads semicolons, and distinguishes rows from lines', async () => {
    const rows = [controls, [1, 'radio', '"Towed?\nTell us"', 1, 10], [2, 'slider', 'By whom?', 1, 20]]
    const { diagnostics } = await checkFiles([
      textFile('controls.csv', csvOf(rows, ';')),
      textFile('options.csv', csvOf(sheets['Display values'])),
      textFile('conditions.csv', csvOf(sheets.Dependencies)),
    ])
    expect(diagnostics.find(({ code }) => code === 'unknown-kind')?.locations).toEqual([
      { file: 'controls.csv', sheet: null, cell: 'B3', line: 4, shown: 'controls.csv!B3' },
    ])
  })

  test('reads windows-1252', async () => {
    const text = csvOf([[...controls], [1, 'textbox', 'Café', 1, 10]])
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
    const empty = [textFile('displayValues.csv', csvOf([values])), textFile('dependencies.csv', csvOf([conditions]))]
    const { definitions } = await checkFiles([{ name: 'controls.csv', bytes }, ...empty])
    expect(definitions.controls[0]?.ControlLabel).toBe('Café')
  })

  test('reports line numbers in JSON, and reads server responses', async () => {
    const row = { RecId: 1, ControlTypeCode: 'slider', ControlLabel: 'Speed', IsActive: 1 }
    const { diagnostics } = await checkFiles([
      textFile('form.json', JSON.stringify({ controls: [row], displayValues: [], dependencies: [] }, null, 1)),
    ])
    expect(diagnostics[0]?.locations).toEqual([
      { file: 'form.json', sheet: null, cell: null, line: 3, shown: 'controls[0].ControlTypeCode' },
    ])
    const served = ['controls', 'displayValues', 'dependencies'].map((name, index) =>
      textFile(`${name}.json`, JSON.stringify({ Payload: index === 0 ? [row] : [] })),
    )
    expect(await found(...served)).toEqual(['unknown-kind controls.json[0].ControlTypeCode'])
  })

  test.each([
    ['broken JSON', 'form.json', '{\n"controls": [\n}', /is not JSON: [^]*Look for a missing comma/],
    ['binary data', 'form.png', '\u0089PNG\u0000\u0001', /form\.png is not a JSON, CSV or Excel file/],
    ['half a workbook', 'form.xlsx', 'PK\u0003\u0004', /cannot be opened/],
  ])('refuses %s and says what to do', async (_, name, text, message) => {
    const reading = checkFiles([textFile(name, text)])
    await expect(reading).rejects.toThrow(UnreadableFileError)
    await expect(reading).rejects.toThrow(message)
  })
})
