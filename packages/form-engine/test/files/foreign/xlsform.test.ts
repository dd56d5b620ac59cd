import { describe, expect, test } from 'vitest'
import { workbookFile } from '../workbook-file.ts'
import { ForeignForm } from './foreign-form.ts'

const heads = ['type', 'name', 'label', 'relevant'] as const
const choices = [
  ['list_name', 'name', 'label'],
  ['yn', 'yes', 'Yes'],
  ['yn', 'no', 'No'],
  ['sides', 'front', 'Front'],
  ['sides', 'back', 'Back'],
  ['stars', '1', 'Poor'],
  ['stars', '5', 'Good'],
]
const questions = [
  ['select_one yn', 'towed', 'Towed?', null],
  ['select_multiple sides', 'damage', 'What is damaged?', null],
  ['integer', 'speed', 'Speed', null],
  ['date', 'repaired', 'Repaired on', null],
  ['select_one stars', 'stars', 'How was the tow?', null],
  ['text', 'plate', 'Plate', null],
]

/** A form whose last question shows if the condition holds. */
const withCondition = (relevant: string) =>
  ForeignForm.read(workbookFile({ survey: [heads, ...questions, ['text', 'asked', 'Asked', relevant]], choices }))

describe('a condition of an XLSForm', () => {
  test.each([
    ["${towed} = 'yes'", { towed: 'yes' }, { towed: 'no' }],
    ["'yes' = ${towed}", { towed: 'yes' }, { towed: 'no' }],
    ["${towed} != ''", { towed: 'no' }, {}],
    ["${towed} != 'yes' and ${towed} != ''", { towed: 'no' }, { towed: 'yes' }],
    ['string-length(${plate}) > 0', { plate: 'TX 1' }, {}],
    ["selected(${towed}, 'yes')", { towed: 'yes' }, { towed: 'no' }],
    ["selected(${damage}, 'front')", { damage: ['front', 'back'] }, { damage: ['back'] }],
    [
      "not(selected(${damage}, 'front')) and count-selected(${damage}) > 0",
      { damage: ['back'] },
      { damage: ['front'] },
    ],
    ["selected(${damage}, 'front') or selected(${damage}, 'back')", { damage: ['back'] }, {}],
    ['${speed} > 55', { speed: '55.5' }, { speed: '55' }],
    ['${speed} >= 55', { speed: '55' }, { speed: '54' }],
    ['${speed} < 10', { speed: '9' }, { speed: '10' }],
    ['${speed} <= 10', { speed: '10' }, { speed: '11' }],
    ['55 < ${speed} and ${speed} < 70', { speed: '60' }, { speed: '70' }],
    ["${repaired} >= date('2026-01-01')", { repaired: '2026-01-01' }, { repaired: '2025-12-31' }],
    ['${stars} < 3', { stars: '1' }, { stars: '5' }],
    [
      "not(${towed} = 'no' or ${speed} > 5) and ${speed} != '' and ${towed} != ''",
      { towed: 'yes', speed: '5' },
      {
        towed: 'yes',
        speed: '6',
      },
    ],
  ])('%s', async (relevant, shown, hidden) => {
    const form = await withCondition(relevant)
    expect({ shown: form.shows('asked', shown), hidden: form.shows('asked', hidden) }).toEqual({
      shown: true,
      hidden: false,
    })
    expect(form.shows('asked')).toBe(false)
    expect(form.leftOut).toEqual([])
    expect(form.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each(["${towed} != 'yes'", "not(${towed} = 'yes')", "not(selected(${towed}, 'yes'))"])(
    'that holds without an answer waits for one, and says so: %s',
    async (relevant) => {
      const form = await withCondition(relevant)
      expect([form.shows('asked', { towed: 'no' }), form.shows('asked', { towed: 'yes' })]).toEqual([true, false])
      expect(form.leftOut).toEqual(['asked shows only after an answer to towed. In the source, it also shows before.'])
    },
  )

  test.each([
    "${towed} = ''",
    "${damage} = 'front'",
    "selected(${damage}, 'front') and selected(${damage}, 'back')",
    "${towed} = 'yes' or ${speed} > 5",
    'count-selected(${damage}) > 1',
    '${speed} > ${stars}',
    '${plate} > 5',
    '${repaired} > today()',
    "regex(${plate}, 'TX.*')",
    "${missing} = 'yes'",
  ])('that the tables cannot express is listed: %s', async (relevant) => {
    const form = await withCondition(relevant)
    expect(form.shows('asked')).toBe(true)
    expect(form.leftOut).toEqual([`asked always shows. It should show only if ${relevant}.`])
  })
})

describe('an XLSForm', () => {
  test('filters choices by the answer to another question', async () => {
    const form = await ForeignForm.read(
      workbookFile({
        survey: [
          ['type', 'name', 'label', 'choice_filter'],
          ['select_one states', 'state', 'State', null],
          ['select_one counties', 'county', 'County', 'state = ${state}'],
          ['select_multiple states', 'visited', 'Visited', null],
          ['select_multiple counties', 'toured', 'Toured', 'selected(${visited}, state)'],
          ['select_one counties', 'other', 'Other county', "state = ${state} or state = 'TX'"],
        ],
        choices: [
          ['list_name', 'name', 'label', 'state'],
          ['states', 'TX', 'Texas', null],
          ['states', 'FL', 'Florida', null],
          ['counties', 'travis', 'Travis', 'TX'],
          ['counties', 'polk', 'Polk', 'TX'],
          ['counties', 'polk', 'Polk', 'FL'],
          ['counties', 'unknown', 'Not known', null],
        ],
      }),
    )
    expect(form.offers('county', { state: 'TX' })).toEqual(['travis', 'polk'])
    expect(form.offers('county', { state: 'FL' })).toEqual(['polk'])
    expect(form.offers('toured', { visited: ['FL', 'TX'] })).toEqual(['travis', 'polk'])
    expect(form.leftOut).toEqual([
      'county does not offer unknown, because its state is empty.',
      'toured does not offer unknown, because its state is empty.',
      "other always offers all options. It should filter them by state = ${state} or state = 'TX'.",
    ])
  })

  test('keeps English and Spanish, in any order of the columns', async () => {
    const form = await ForeignForm.read(
      workbookFile({
        survey: [
          ['type', 'name', 'label::Español (es)', 'label::English (en)', 'hint::English (en)', 'hint::Español (es)'],
          ['begin group', 'who', 'Quién', 'Who', null, null],
          ['text', 'zip', 'Código postal', 'ZIP code', 'e.g. 48201', 'p. ej. 33101'],
          ['select_one yn', 'hurt', '¿Hay heridos?', 'Anyone hurt?', 'Ask everyone.', null],
          ['end group', null, null, null, null, null],
        ],
        choices: [
          ['list_name', 'name', 'label::English (en)', 'label::Español (es)'],
          ['yn', 'yes', 'Yes', 'Sí'],
          ['yn', 'no', 'No', 'No'],
        ],
      }),
    )
    const { controls, displayValues } = form.definitions
    expect(controls.map((row) => [row.ControlLabel, row.ControlLabelEs, row.Example, row.ExampleEs])).toEqual([
      ['Who', 'Quién', undefined, undefined],
      ['ZIP code', 'Código postal', '48201', '33101'],
      ['Anyone hurt?', '¿Hay heridos?', undefined, undefined],
    ])
    expect(displayValues.map((row) => [row.DisplayLabel, row.DisplayLabelEs])).toEqual([
      ['Yes', 'Sí'],
      ['No', 'No'],
    ])
    expect(form.leftOut).toEqual(['hurt has the hint “Ask everyone.”.'])
  })

  test('keeps groups, appearances, lengths and free-text choices', async () => {
    const form = await ForeignForm.read(
      workbookFile({
        survey: [
          ['type', 'name', 'label', 'relevant', 'required', 'constraint', 'appearance', 'calculation'],
          ['begin group', 'vehicle', 'Vehicle', "${ok} = 'OK'", null, null, null, null],
          ['select one sides or_other', 'side', 'Side', null, 'yes', null, 'minimal', null],
          ['text', 'story', 'Story', null, null, 'string-length(.) <= 800', null, null],
          ['text', 'unit', 'Unit', null, "${side} = 'front'", "string-length(.) < 9 and . != 'x'", 'multiline', null],
          ['end group', null, null, null, null, null, null, null],
          ['acknowledge', 'ok', 'I agree', null, null, null, null, null],
          ['integer', 'age', 'Age', null, null, '. > 15', null, null],
          ['note', 'bye', 'Thank you', null, null, null, null, null],
          ['calculate', 'total', null, null, null, null, null, 'round(${age} div 7, 2)'],
          ['calculate', 'more', null, null, null, null, null, '${total} + 1'],
          ['calculate', 'named', null, null, null, null, null, 'concat(${story}, ${age})'],
          ['geopoint', 'place', 'Place', null, null, null, null, null],
        ],
        choices,
      }),
    )
    expect(form.shows('side', { ok: true })).toBe(true)
    expect(form.shows('side')).toBe(false)
    expect(form.offers('side', { ok: true })).toEqual(['front', 'back', 'other'])
    expect(form.shows('side_other', { ok: true, side: 'other' })).toBe(true)
    expect(form.shows('side_other', { ok: true, side: 'front' })).toBe(false)
    expect(form.control('side')).toMatchObject({ kind: 'dropdown', required: true })
    expect(form.control('story')).toMatchObject({ kind: 'textarea', longest: 800 })
    expect(form.control('unit')).toMatchObject({ kind: 'textarea', longest: 8, required: false })
    expect(form.control('age')).toMatchObject({ check: 'number' })
    expect([form.value('total', { age: '16' }), form.value('more', { age: '16' })]).toEqual(['2.29', '3.29'])
    expect(form.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(form.leftOut).toEqual([
      "unit is required only if ${side} = 'front'.",
      "unit has a constraint: . != 'x'",
      'age has a constraint: . > 15',
      'bye has the type note, which takes no answer.',
      'total is calculated, and shows its value. In the source, it is hidden.',
      'more is calculated, and shows its value. In the source, it is hidden.',
      'named is calculated in a way that the tables cannot express: concat(${story}, ${age})',
      'place has the type geopoint, and becomes a text box.',
    ])
  })
})
