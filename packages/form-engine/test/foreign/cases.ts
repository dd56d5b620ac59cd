import * as fc from 'fast-check'
import { samples, servedDefinitions } from '../../catalogue/index.ts'
import { claimForm } from '../../src/claim/index.ts'
import { compileForm, defineForm, parseDefinitions, type Answers, type Form } from '../../src/index.ts'
import { answers, answersThatRepeat, blocks, compileRandom, tables, tablesThatRepeat, TODAY } from '../arbitraries.ts'

/** A form and answers to validate. */
export interface ForeignCase {
  readonly form: Form
  readonly answers: readonly Answers[]
}

const often = { seed: 11, numRuns: 250 }
const today = () => TODAY

// Leaves out names that every object inherits, because ajv treats them as answered.
const inherited = /"(?:constructor|toString|hasOwnProperty)":/

/** Random forms with any answers, and with their projections. */
function randomCases(): ForeignCase[] {
  const sets = fc.array(answers, { minLength: 6, maxLength: 12 })
  const repeated = fc.array(answersThatRepeat, { minLength: 6, maxLength: 12 })
  return [
    ...fc
      .sample(fc.tuple(tables, blocks, sets), often)
      .map(([rows, where, given]) => ({ form: compileRandom(rows, where), answers: given })),
    ...fc.sample(fc.tuple(tablesThatRepeat, repeated), often).map(([rows, given]) => ({
      form: compileRandom(rows, { roots: [1, 2, 19], repeating: [19] }),
      answers: given,
    })),
  ].map(({ form, answers: given }) => {
    const plain = given.filter((set) => !inherited.test(JSON.stringify(set)))
    return { form, answers: [...plain.map((set) => form.clean(set)), ...plain.map((set) => form.project(set))] }
  })
}

/** Input that programming languages treat differently: digits, spaces, line ends, and the edge cases of every check. */
const texts = [
  ...['2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29', '0000-01-01', '2026-11-21', '2026-11-22', '20261121'],
  ...['2026-11-21\n', ' 2026-11-21 ', '2026-04-31', '٢٠٢٦-١١-٢١', '2026-00-10', '2026-13-01', '2026-1-1'],
  ...['(201) 555-0123', '201.555.0123', '+1 201 555 0123', '12015550123', '2015550123', '555-5555', '800-555-1234'],
  ...[
    '416-555-0123',
    '201-155-0123',
    '+44 20 7946 0958',
    '２０１5550123',
    '011 1 201 555 0123',
    '201 555 0123 x5',
    '(',
  ],
  ...['5', '-0.0', '٥', '5\n', '5\u0085', '\u001c5', '\ufeff5', '\u00a05\u3000', '1,5', '.5', '1e3', '５'],
  ...['123-45-6789', '123456789', '666-12-3456', '١٢٣-٤٥-٦٧٨٩', '60431', '60431-1234', '6043', '2:30 PM', '25:99'],
  ...['a@b.example', 'a b@c.example', 'a\u0085b@c.example', 'a@b', 'a@b.c\n', '12-1', '(12) 1', '12–1'],
  ...['dana@example.com;', '.dana@example.com', 'dana@-example.com', 'K1A 0B1', '679-555-0142', '212-555-0142 x5'],
  ...[
    '',
    ' ',
    '\u0085',
    '\u200b',
    '\u2800\u3164',
    '\ufeff',
    '\n',
    '\u001c',
    'yes',
    'yes\n',
    'no',
    'x',
    5,
    null,
    true,
    {},
    [],
  ],
]

const plainForm = compileForm(
  defineForm({
    day: { kind: 'calendar', label: 'Day' },
    anyDay: { kind: 'calendar', label: 'Any day', anyDay: true },
    phone: { kind: 'phone', label: 'Phone', required: true },
    number: { kind: 'textbox', label: 'How many?', dataType: 'number' },
    ssn: { kind: 'textbox', label: 'SSN' },
    zip: { kind: 'textbox', label: 'Post', labelCode: 'ZipCode', required: true },
    time: { kind: 'textbox', label: 'When?', labelCode: 'TimeOfLoss' },
    email: { kind: 'email', label: 'Email' },
    mask: { kind: 'textbox', label: 'Plate', mask: '2-1' },
    choice: { kind: 'radio', label: 'Choice', options: ['yes', 'no'] },
    some: { kind: 'textbox', label: 'Some', required: true },
  }),
  { today },
)

const controller = compileForm(
  defineForm({
    number: { kind: 'textbox', label: 'How many?', dataType: 'number' },
    text: { kind: 'textbox', label: 'Which?' },
    five: { kind: 'textbox', label: 'Five', when: { number: '5' } },
    yes: { kind: 'textbox', label: 'Yes', when: { text: 'yes' } },
  }),
)

function edgeCases(): ForeignCase[] {
  const fine = { phone: '(201) 555-0123', zip: '60431', some: 'x' }
  return [
    {
      form: plainForm,
      answers: plainForm.controls.flatMap(({ key }) => texts.map((text) => ({ ...fine, [key]: text }))),
    },
    {
      form: controller,
      answers: ['number', 'text'].flatMap((key) => texts.map((text) => ({ [key]: text, five: 'x', yes: 'x' }))),
    },
  ]
}

/** The samples of the served claims, with each answer removed or replaced in turn. */
function servedCases(): ForeignCase[] {
  const definitions = parseDefinitions(servedDefinitions)
  return samples.map((sample) => {
    const form = claimForm(definitions, sample.claimType, { today })
    const whole = sample.answers(TODAY)
    const changed = Object.keys(whole).flatMap((key) =>
      [undefined, 'words', '2026-11-20'].map((answer) => {
        const { [key]: _, ...rest } = whole
        return answer === undefined ? rest : { ...rest, [key]: answer }
      }),
    )
    return { form, answers: [whole, ...changed, ...changed.map((set) => form.project(set))] }
  })
}

/** All cases for the independent validators. */
export function foreignCases(): ForeignCase[] {
  return [...edgeCases(), ...servedCases(), ...randomCases()]
}
