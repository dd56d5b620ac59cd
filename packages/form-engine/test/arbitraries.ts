import * as fc from 'fast-check'
import { dateOrder } from '../src/claim/date-order.ts'
import { compileForm, parseDefinitions, type Form, type RecId } from '../src/index.ts'

/** The current date in all property tests. */
export const TODAY = '2026-11-21'

/** Raw tables in wire format, before parsing. */
export interface Tables {
  controls: Record<string, unknown>[]
  displayValues: Record<string, unknown>[]
  dependencies: Record<string, unknown>[]
}

const recId = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'a/b~c %') },
)

const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('textbox', 'radio', 'dropdown', 'textarea') },
  { weight: 3, arbitrary: fc.constantFrom('section', 'page') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'calendar',
      'radioButton',
      'checkbox',
      'checkboxList',
      'checkboxList',
      'email',
      'phone',
      'tel',
      'state',
      'file',
      'password',
      'gauge',
    ),
  },
)

const label = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('Question', '', '<b>"Bold" & \'quoted\'</b>') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Phone', 'SSN', 'Date of Loss', 'Date Employer Had Knowledge Of Injury'),
  },
)

const flag = (oftenTrue: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: oftenTrue, arbitrary: fc.constantFrom<unknown>(1, true, '1', 'Y', 'true') },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(0, false, '0', 'N', null, '') },
  )

const optionValue = fc.constantFrom('yes', 'no', '1', '2.50', ' a|b ', 'C++ (x)')

const calculation = fc.constantFrom(
  '[1] + [2]',
  'sum([3], [4])',
  '[5] * 2 - 0.5',
  'round([1] / [6], 1)',
  'days([7], [8])',
  'count([9], [constructor])',
  '7',
  '[8',
)

const control = fc.record({
  RecId: recId,
  ParentControlsRecId: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: recId }),
  ControlTypeCode: kind,
  ControlDataTypeCode: fc.constantFrom('string', 'string', 'string', 'number'),
  ControlLabel: label,
  ControlLabelCode: fc.constantFrom('', 'code'),
  IsRequired: flag(1),
  IsActive: flag(12),
  ControlOrder: fc.option(fc.integer({ min: 0, max: 3 })),
  IsConfidential: flag(1),
  AnyDay: flag(1),
  NeedsOne: flag(1),
  Longest: fc.constantFrom(null, null, null, undefined, 3, '8', 100_000, 0.5),
  Example: fc.constantFrom(null, undefined, '', 'Sample', '2'),
  Calculation: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: calculation }),
  ControlLabelEs: fc.constantFrom(null, undefined, '', 'Pregunta'),
  MaskDisplay: fc.constantFrom(null, null, null, '', '2-1', '(##) #', '1', '??'),
})

const displayValue = fc.record({
  ControlsRecId: recId,
  DisplayValue: fc.oneof({ weight: 9, arbitrary: optionValue }, fc.constant('')),
  DisplayLabel: fc.constantFrom('One', 'Two', ''),
  Order: fc.option(fc.integer({ min: 0, max: 2 })),
  IsActive: flag(9),
  ControlingControlsRecId: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: recId }),
  ControlingValue: fc.constantFrom('yes', 'yes|no', 'no | 1', '2.5', 'true', '', null),
})

const dependency = fc.record({
  ControlsRecId: recId,
  ControlingControlsRecId: recId,
  ControlingValue: fc.oneof(
    { weight: 6, arbitrary: optionValue },
    { weight: 2, arbitrary: fc.constantFrom('true', '2.5', 'Yes', 'No', 'abc') },
    fc.constant(''),
  ),
  IsActive: flag(9),
})

/** Small tables with every kind of fault that parsing accepts. */
export const tables: fc.Arbitrary<Tables> = fc.record({
  controls: fc.array(control, { maxLength: 12 }),
  displayValues: fc.array(displayValue, { maxLength: 14 }),
  dependencies: fc.array(dependency, { maxLength: 8 }),
})

/** Roots and repeating sections, sometimes bare ids, sometimes empty. */
export const blocks: fc.Arbitrary<Blocks> = fc.record({
  roots: fc.oneof(fc.constant(undefined), fc.uniqueArray(recId, { minLength: 1, maxLength: 5 })),
  repeating: fc.uniqueArray(recId, { maxLength: 4 }),
})

const goodText = fc.oneof(
  { weight: 6, arbitrary: optionValue.map((value) => value.trim()) },
  { weight: 2, arbitrary: fc.constantFrom('true', '2.5', '002.50', 'Yes', 'No', 'abc', '12-1', '(12) 1', '-3', '11') },
  { weight: 2, arbitrary: fc.constantFrom('(201) 555-0123', 'a@b.example', '123-45-6789', TODAY, '2024-02-29', 'TX') },
)

const oddText = fc.constantFrom(
  '',
  ' ',
  '\u00a0',
  ' yes ',
  '-0.0',
  '1,5',
  '555-5555',
  'a@b',
  '2026-11-22',
  '2025-02-29',
  '12-3',
  '\u200b',
  'ye\u00ads',
  '１２３‑45‑6789',
  'tel:+1 201 555 0123',
  '<a@b.example>;',
  'one\r\ntwo',
)

const wrongType = fc.constantFrom<unknown>(
  null,
  5,
  true,
  false,
  {},
  [],
  ['x'],
  [{ name: 'photo.jpg' }],
  [{ name: ' ' }],
  {
    name: 'x',
  },
)

const choiceList = fc.array(fc.constantFrom('yes', 'no', '1', '2.50', 'C++ (x)'), { maxLength: 3 })

const answer: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 20, arbitrary: goodText },
  { weight: 3, arbitrary: oddText },
  { weight: 3, arbitrary: choiceList },
  { weight: 1, arbitrary: wrongType },
)

const keys = [
  ...Array.from({ length: 10 }, (_, index) => `c${index + 1}`),
  'constructor',
  'toString',
  'a/b~c %',
  'stranger',
]

const scope = (value: fc.Arbitrary<unknown>, mostly: number): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...keys.slice(0, 10), ...keys.slice(0, mostly)), value), {
      selector: ([key]) => key,
      maxLength: 8,
    })
    .map((entries) => Object.fromEntries(entries))

const items = fc.array(
  fc
    .tuple(scope(answer, keys.length), fc.oneof({ weight: 20, arbitrary: fc.nat(6) }, fc.constant(undefined)))
    .map(([item, id]) => (id === undefined ? item : { id: id, ...item })),
  { maxLength: 3 },
)

/** Answers of every sort: valid, blank, of a wrong type, or for unknown and hidden controls, with and without items. */
export const answers: fc.Arbitrary<Record<string, unknown>> = scope(
  fc.oneof({ weight: 5, arbitrary: answer }, { weight: 1, arbitrary: items }),
  keys.length,
)

/** Any JSON instead of tables. */
export const anything: fc.Arbitrary<unknown> = fc.anything({
  withNullPrototype: true,
  withBigInt: true,
  withDate: true,
})

const yesOrNo = fc.constantFrom('yes', 'no')
const fewAnswers = fc.uniqueArray(fc.tuple(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5'), yesOrNo), {
  selector: ([key]) => key,
})

/** Two questions, and three in a repeating section (19), with all combinations of dependencies. */
export const tablesThatRepeat: fc.Arbitrary<Tables> = fc.record({
  controls: fc.tuple(
    ...[1, 2, 3, 4, 5].map((RecId) =>
      fc.record({ IsRequired: fc.boolean() }).map((row) => ({
        ...row,
        RecId,
        ParentControlsRecId: RecId > 2 ? 19 : null,
        ControlTypeCode: 'textbox',
        IsActive: 1,
      })),
    ),
  ),
  displayValues: fc.constant([]),
  dependencies: fc.array(
    fc.record({
      ControlsRecId: fc.constantFrom(2, 3, 4, 5, 5, 19),
      ControlingControlsRecId: fc.constantFrom(1, 1, 2, 3, 4),
      ControlingValue: yesOrNo,
      IsActive: fc.constant(1),
    }),
    { maxLength: 5 },
  ),
})

/** Mostly valid answers to `tablesThatRepeat`, including items. */
export const answersThatRepeat: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(fewAnswers, fc.option(fc.array(fewAnswers, { maxLength: 2 })))
  .map(([form, list]) => ({
    ...Object.fromEntries(form.filter(([key]) => key < 'c3')),
    ...(list && {
      c19: list.map((item, index) => ({
        id: index + 1,
        ...Object.fromEntries(item.filter(([key]) => key > 'c2')),
      })),
    }),
  }))

/** The roots of a random form and its repeating sections. */
export interface Blocks {
  roots: RecId[] | undefined
  repeating: RecId[]
}

export function compileRandom(rows: unknown, { roots, repeating }: Blocks): Form {
  return compileForm(parseDefinitions(rows), {
    rules: [dateOrder],
    repeating,
    ...(roots && { roots }),
    today: () => TODAY,
  })
}
