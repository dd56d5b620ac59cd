import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textFile } from '../workbook-file.ts'
import { ForeignForm } from './foreign-form.ts'

const read = (questionnaire: object): Promise<ForeignForm> =>
  ForeignForm.read(textFile('form.json', JSON.stringify({ resourceType: 'Questionnaire', ...questionnaire })))

const coding = (code: string, display = code) => ({ valueCoding: { system: 'urn:parts', code, display } })
const translated = (lang: string, content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    },
  ],
})

const questions = [
  { linkId: 'towed', text: 'Towed?', type: 'boolean' },
  { linkId: 'part', text: 'Part', type: 'choice', answerOption: [coding('lamp'), coding('door')] },
  { linkId: 'parts', text: 'Parts', type: 'choice', repeats: true, answerOption: [coding('lamp'), coding('door')] },
  { linkId: 'speed', text: 'Speed', type: 'integer' },
  { linkId: 'repaired', text: 'Repaired on', type: 'date' },
]
const withCondition = (...enableWhen: object[]) =>
  read({ item: [...questions, { linkId: 'asked', text: 'Asked', type: 'string', enableWhen }] })
const lamp = { answerCoding: { system: 'urn:parts', code: 'lamp' } }

describe('enableWhen of a FHIR questionnaire', () => {
  test.each([
    ['=', 'towed', { answerBoolean: true }, { towed: 'true' }, { towed: 'false' }],
    ['=', 'part', lamp, { part: 'lamp' }, { part: 'door' }],
    ['=', 'parts', lamp, { parts: ['door', 'lamp'] }, { parts: ['door'] }],
    ['exists', 'part', { answerBoolean: true }, { part: 'door' }, {}],
    ['exists', 'parts', { answerBoolean: true }, { parts: ['door'] }, { parts: [] }],
    ['>', 'speed', { answerInteger: 55 }, { speed: '56' }, { speed: '55' }],
    ['>=', 'speed', { answerDecimal: 55.5 }, { speed: '55.5' }, { speed: '55' }],
    ['<', 'speed', { answerInteger: 10 }, { speed: '9' }, { speed: '10' }],
    ['<=', 'speed', { answerInteger: 10 }, { speed: '10' }, { speed: '11' }],
    ['<', 'repaired', { answerDate: '2026-01-01' }, { repaired: '2025-12-31' }, { repaired: '2026-01-01' }],
  ])('%s %s %j', async (operator, question, answer, shown, hidden) => {
    const form = await withCondition({ question, operator, ...answer })
    expect({ shown: form.shows('asked', shown), hidden: form.shows('asked', hidden) }).toEqual({
      shown: true,
      hidden: false,
    })
    expect(form.shows('asked')).toBe(false)
    expect(form.leftOut).toEqual([])
    expect(form.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('!= requires an answer, and the conversion reports it', async () => {
    const form = await withCondition({ question: 'parts', operator: '!=', ...lamp })
    expect(form.shows('asked', { parts: ['door'] })).toBe(true)
    expect(form.shows('asked', { parts: ['door', 'lamp'] })).toBe(false)
    expect(form.leftOut).toEqual(['asked shows only after an answer to parts. In the source, it also shows before.'])
  })

  test('of a question also applies to the questions below it', async () => {
    const below = { linkId: 'below', text: 'Below', type: 'string' }
    const enableWhen = [{ question: 'speed', operator: '>', answerInteger: 5 }]
    const form = await read({ item: [...questions, { linkId: 'asked', type: 'string', enableWhen, item: [below] }] })
    expect([form.shows('below', { speed: '6' }), form.shows('below', { speed: '5' })]).toEqual([true, false])
  })

  test('that the tables cannot express is reported', async () => {
    const none = { question: 'part', operator: 'exists', answerBoolean: false }
    expect((await withCondition(none)).leftOut).toEqual([
      `asked always shows. It should show only if ${JSON.stringify([none])}.`,
    ])
    const enableWhen = [
      { question: 'part', operator: '=', ...lamp },
      { question: 'speed', operator: '>', answerInteger: 5 },
    ]
    const asked = { linkId: 'asked', type: 'string', enableBehavior: 'any', enableWhen }
    const form = await read({ item: [...questions, asked] })
    expect(form.leftOut).toEqual([`asked always shows. It should show only if ${JSON.stringify(enableWhen)}.`])
  })
})

test('a FHIR questionnaire keeps lengths, examples and Spanish, and reports all else', async () => {
  const structure = 'http://hl7.org/fhir/StructureDefinition'
  const form = await read({
    language: 'en-US',
    item: [
      {
        linkId: 'zip',
        text: 'ZIP code',
        _text: translated('es-MX', 'Código postal'),
        type: 'string',
        maxLength: 10,
        extension: [{ url: `${structure}/entryFormat`, valueString: '48201' }],
      },
      {
        linkId: 'ssn',
        text: 'Number',
        type: 'string',
        maxLength: 5000,
        extension: [{ url: `${structure}/entryFormat`, valueString: '###-##-####' }],
      },
      {
        linkId: 'hurt',
        text: 'Hurt?',
        _text: translated('es', '¿Heridos?'),
        type: 'open-choice',
        answerOption: [{ valueCoding: { code: 'y', display: 'Yes', _display: translated('es', 'Sí') } }],
      },
      {
        linkId: 'speed',
        text: 'Speed',
        type: 'integer',
        extension: [{ url: `${structure}/minValue`, valueInteger: 0 }],
      },
      { linkId: 'trip', text: 'Trip', type: 'group', repeats: true, item: [{ linkId: 'km', text: 'Km', type: 'url' }] },
    ],
  })
  expect(form.definitions.controls.map((row) => [row.ControlLabel, row.ControlLabelEs])).toEqual([
    ['ZIP code', 'Código postal'],
    ['Number', undefined],
    ['Hurt?', '¿Heridos?'],
    ['Speed', undefined],
    ['Trip', undefined],
    ['Km', undefined],
  ])
  expect(form.definitions.displayValues).toMatchObject([{ DisplayLabel: 'Yes', DisplayLabelEs: 'Sí' }])
  expect(form.control('zip')).toMatchObject({ longest: 10, example: '48201' })
  expect(form.control('ssn')).toMatchObject({ kind: 'textarea', longest: 5000, example: '' })
  expect(form.leftOut).toEqual([
    'ssn has the format ###-##-####.',
    'hurt also takes answers that are not options.',
    'speed must be at least 0.',
    'trip repeats. Add its id to the option “repeating”.',
    'km has the type url, and becomes a text box.',
  ])
})

test('a FHIR questionnaire reads the options of a contained value set', async () => {
  const compose = { include: [{ system: 'urn:parts', concept: [{ code: 'lamp', display: 'Lamp' }] }] }
  const form = await read({
    contained: [{ resourceType: 'ValueSet', id: 'parts', compose }],
    item: [
      { linkId: 'part', text: 'Part', type: 'choice', answerValueSet: '#parts' },
      { linkId: 'more', text: 'More', type: 'choice', answerValueSet: 'http://parts.example/all' },
    ],
  })
  expect(form.control('part')?.options).toMatchObject([{ value: 'lamp', label: 'Lamp' }])
  expect(form.leftOut).toEqual([
    'more becomes a text box, because its options are elsewhere: http://parts.example/all.',
  ])
})

test('a Spanish questionnaire keeps Spanish beside English', async () => {
  const form = await read({
    language: 'es',
    item: [{ linkId: 'a', text: 'Nombre', _text: translated('en', 'Name'), type: 'string' }],
  })
  expect(form.definitions.controls).toMatchObject([{ ControlLabel: 'Name', ControlLabelEs: 'Nombre' }])
})

test.each(['fhir-google-screener.json', 'fhir-google-measles-outbreak.json'])(
  '%s converts without errors, and all its conditions with it',
  async (name) => {
    const form = await ForeignForm.read(
      textFile(name, readFileSync(new URL(`../../../corpus/${name}`, import.meta.url), 'utf8')),
    )
    expect(form.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(form.definitions.dependencies.length).toBeGreaterThan(10)
    expect(form.leftOut.filter((text) => text.includes('always shows'))).toEqual([])
  },
)
