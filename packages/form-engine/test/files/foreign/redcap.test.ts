import { describe, expect, test } from 'vitest'
import { textFile } from '../workbook-file.ts'
import { ForeignForm } from './foreign-form.ts'

/** The heading of a data dictionary as REDCap writes it. */
const heads = [
  'Variable / Field Name',
  'Form Name',
  'Section Header',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
  'Field Note',
  'Text Validation Type OR Show Slider Number',
  'Text Validation Min',
  'Text Validation Max',
  'Identifier?',
  'Branching Logic (Show field only if...)',
  'Required Field?',
  'Custom Alignment',
  'Question Number (surveys only)',
  'Matrix Group Name',
  'Matrix Ranking?',
  'Field Annotation',
]

/** A row of a dictionary. Keys are the beginnings of column names. */
function row(cells: Readonly<Record<string, string>>): string {
  const texts = heads.map((head) => Object.entries(cells).find(([name]) => head.startsWith(name))?.[1] ?? '')
  return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')
}

const field = (name: string, type: string, more: Readonly<Record<string, string>> = {}): string =>
  row({ Variable: name, 'Form Name': 'claim', 'Field Type': type, 'Field Label': name, ...more })

const dictionary = (...rows: string[]): Promise<ForeignForm> =>
  ForeignForm.read(textFile('dictionary.csv', [heads.map((head) => `"${head}"`).join(','), ...rows].join('\r\n')))

const fields = [
  field('towed', 'yesno'),
  field('damage', 'checkbox', { Choices: '1, Front | 2, Back | 99, Other' }),
  field('speed', 'text', { 'Text Validation Type': 'integer' }),
  field('repaired', 'text', { 'Text Validation Type': 'date_mdy' }),
  field('rating', 'radio', { Choices: '1, Poor | 2, Fair | 3, Good' }),
]
const withLogic = (logic: string) => dictionary(...fields, field('asked', 'text', { 'Branching Logic': logic }))

describe('the branching logic of a REDCap field', () => {
  test.each([
    ["[towed] = '1'", { towed: '1' }, { towed: '0' }],
    ['[towed] = 1', { towed: '1' }, { towed: '0' }],
    ['[towed] <> ""', { towed: '0' }, {}],
    ["[towed] <> '1' AND [towed] <> ''", { towed: '0' }, { towed: '1' }],
    ["[damage(1)] = '1'", { damage: ['1', '2'] }, { damage: ['2'] }],
    ["[damage(1)] <> '0'", { damage: ['1'] }, { damage: ['2'] }],
    ["[damage(1)] = '1' or [damage(99)] = '1'", { damage: ['99'] }, { damage: ['2'] }],
    ["[damage(1)] = '0' and [damage(2)] = '1'", { damage: ['2', '99'] }, { damage: ['1', '2'] }],
    ['[speed] > 55', { speed: '56' }, { speed: '55' }],
    ["[speed] >= '55'", { speed: '55' }, { speed: '54' }],
    ['[speed] < 10', { speed: '9' }, { speed: '10' }],
    ['[speed] <= 10', { speed: '10' }, { speed: '11' }],
    ['[rating] > 2', { rating: '3' }, { rating: '2' }],
    ["[repaired] < '2026-01-01'", { repaired: '2025-12-31' }, { repaired: '2026-01-01' }],
    ["([towed] = '1' and\n[speed] > 5) && [rating] != '' ", { towed: '1', speed: '6', rating: '1' }, { towed: '1' }],
  ])('%s', async (logic, shown, hidden) => {
    const form = await withLogic(logic)
    expect({ shown: form.shows('asked', shown), hidden: form.shows('asked', hidden) }).toEqual({
      shown: true,
      hidden: false,
    })
    expect(form.shows('asked')).toBe(false)
    expect(form.leftOut).toEqual([])
    expect(form.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each([
    ["[towed] <> '1'", 'towed', { towed: '0' }, { towed: '1' }],
    ["[damage(1)] = '0'", 'damage', { damage: ['2'] }, { damage: ['1'] }],
  ])('that holds without an answer waits for one, and says so: %s', async (logic, item, shown, hidden) => {
    const form = await withLogic(logic)
    expect([form.shows('asked', shown), form.shows('asked', hidden)]).toEqual([true, false])
    expect(form.leftOut).toEqual([`asked shows only after an answer to ${item}. In the source, it also shows before.`])
  })

  test.each([
    "[towed] = ''",
    "[towed] = '1' or [rating] = '3'",
    "[damage(1)] = '1' and [damage(2)] = '1'",
    "[visit_1_arm_1][towed] = '1'",
    "datediff([repaired], 'today', 'd') > 3",
    '[speed] + 1 > 5',
    '[speed] > [rating]',
    "not [towed] = '1'",
  ])('that the tables cannot express is listed: %s', async (logic) => {
    const form = await withLogic(logic)
    expect(form.shows('asked')).toBe(true)
    expect(form.leftOut).toEqual([`asked always shows. It should show only if ${logic}.`])
  })
})

test('a REDCap dictionary keeps what the tables can express', async () => {
  const form = await dictionary(
    field('parts', 'checkbox', { Choices: '1, Front, left | 2, Back', 'Required Field?': 'y' }),
    field('ssn', 'text', { 'Section Header': 'Driver', 'Identifier?': 'y', 'Field Note': 'e.g. 123-45-6789' }),
    field('zip', 'text', { 'Field Annotation': "@PLACEHOLDER='48201' @CHARLIMIT='5' @HIDDEN-SURVEY" }),
    field('born', 'text', { 'Text Validation Type': 'datetime_ymd', 'Field Note': 'Local time' }),
    field('age', 'text', {
      'Text Validation Type': 'number',
      'Text Validation Min': '16',
      'Text Validation Max': '99',
    }),
    field('total', 'calc', { Choices: 'sum([age], 4) / 2' }),
    field('half', 'calc', { Choices: 'round([age] / 2, 1)' }),
  )
  expect(form.control('parts')).toMatchObject({ kind: 'checkboxList', required: true, parent: 'c1' })
  expect(form.control('parts')?.options.map(({ label }) => label)).toEqual(['Front, left', 'Back'])
  expect(form.control('ssn')).toMatchObject({ confidential: true, example: '123-45-6789' })
  expect(form.control('zip')).toMatchObject({ longest: 5, example: '48201' })
  expect(form.control('born')?.kind).toBe('textbox')
  expect(form.value('half', { age: '17' })).toBe('8.5')
  expect(form.leftOut).toEqual([
    'zip has the action tag @HIDDEN-SURVEY.',
    'born has the note “Local time”.',
    'age must be at least 16.',
    'age must be at most 99.',
    'total is calculated in a way that the tables cannot express: sum([age], 4) / 2',
  ])
})
