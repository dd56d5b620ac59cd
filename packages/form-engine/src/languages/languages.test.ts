import { describe, expect, test } from 'vitest'
import { servedDefinitions } from '../../catalogue/served/index.ts'
import { CLAIM_SETTINGS, claimForm } from '../claim/index.ts'
import { checkDefinitions, compileForm, defineForm, parseDefinitions } from '../index.ts'
import { FormStore } from '../store/index.ts'
import { spanish } from './es.ts'

const definitions = defineForm({
  hurt: {
    kind: 'radio',
    label: 'Was anyone hurt?',
    controlLabelEs: '¿Hubo heridos?',
    required: true,
    options: [
      { value: 'yes', label: 'Yes', labelEs: 'Sí' },
      { value: 'no', label: 'No' },
    ],
  },
  miles: {
    kind: 'textbox',
    dataType: 'number',
    label: 'Miles driven',
    controlLabelEs: 'Millas recorridas',
    example: '120',
  },
  phone: { kind: 'textbox', label: 'Mobile phone', controlLabelEs: 'Celular' },
  plate: { kind: 'textbox', label: 'Plate' },
})
const english = compileForm(definitions)
const form = compileForm(definitions, { language: spanish })

describe('a form in Spanish', () => {
  test('has labels, options and examples in Spanish', () => {
    const { schema, uiSchema } = form.visible({})
    expect(schema).toMatchObject({ properties: { hurt: { title: '¿Hubo heridos?', enum: ['yes', 'no'] } } })
    expect(uiSchema).toMatchObject({
      hurt: { 'ui:enumNames': ['Sí', 'No'], 'ui:options': { languages: ['', 'en'] } },
      miles: { 'ui:help': 'Ejemplo: 120' },
    })
  })

  test('shows a text without Spanish in English, marked as English', () => {
    expect(form.control('plate')).toMatchObject({ label: 'Plate', language: 'en' })
    expect(form.control('phone')?.language).toBeUndefined()
    expect(english.control('plate')?.language).toBeUndefined()
  })

  test('has its errors and doubts in Spanish', () => {
    const answers = { miles: 'x', phone: '(313) 555-0142 x' }
    expect(form.validate(answers).map(({ message }) => message)).toEqual([
      spanish.messages.option,
      spanish.messages.number,
      spanish.messages.phone,
    ])
  })

  test('checks and sends the same as in English', () => {
    for (const answers of [
      { hurt: 'yes', miles: '12', phone: '313-555-0142' },
      { hurt: 'sí', phone: 'no' },
    ]) {
      expect(form.submission(answers)).toEqual(english.submission(answers))
      expect(form.validate(answers).map(({ code }) => code)).toEqual(english.validate(answers).map(({ code }) => code))
    }
  })

  test('is shown by a store whose own form stays English', () => {
    const store = new FormStore(english, { miles: 'x' })
    store.markAllTouched()
    store.translate(form)
    expect(store.state().visible.sections[0]?.controls[0]?.label).toBe('¿Hubo heridos?')
    expect(store.message({ key: 'miles', item: null })).toBe(spanish.messages.number)
    expect(store.form.control('hurt')?.label).toBe('Was anyone hurt?')
    store.translate()
    expect(store.state().errors.map(({ label }) => label)).toEqual(['Was anyone hurt?', 'Miles driven'])
  })
})

describe('the served claim report', () => {
  const served = parseDefinitions(servedDefinitions)

  test('is Spanish throughout', () => {
    const found = checkDefinitions(served, { ...CLAIM_SETTINGS, roots: [27, 9, 19, 34], repeating: [19] })
    expect(found.filter(({ code }) => code === 'untranslated')).toEqual([])
    const { controls } = claimForm(served, 'Auto', { language: spanish })
    expect(controls.filter(({ language }) => language !== undefined)).toEqual([])
  })

  test('keeps the rule between dates, which is found by English names', () => {
    const claim = claimForm(served, 'WorkersCompensation', { language: spanish })
    const answers = { c111: '2026-03-02', c421: '2026-03-01' }
    expect(claim.conflicts(answers)).toMatchObject([{ message: spanish.messages['date-order'] }])
  })
})
