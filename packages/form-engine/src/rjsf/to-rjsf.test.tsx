import Form from '@rjsf/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileForm, defineForm, type Answers } from '../index.ts'
import { toRjsf } from './index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const form = compileForm(
  defineForm({
    hurt: { kind: 'radio', label: 'Was anyone hurt?', options: ['yes', 'no'], required: true },
    who: { ...text, label: 'Who?', required: true, when: { hurt: 'yes' } },
    where: { kind: 'dropdown', label: 'Where?', options: [{ value: 'h', label: 'Hand' }], when: { who: 'Ana' } },
    phone: { kind: 'phone', label: 'Mobile' },
    agreed: { kind: 'checkbox', label: 'Agreed' },
    day: { kind: 'calendar', label: 'Day', help: 'As on the report.' },
    cars: { kind: 'section', label: 'Car', controls: { make: { ...text, label: 'Make', required: true } } },
    last: { kind: 'textarea', label: 'Last' },
  }),
  { repeating: ['cars'], today: () => '2026-11-21' },
)
const rjsf = toRjsf(form)
const draw = (formData: Answers) => renderToString(<Form {...rjsf} formData={formData} />)

test('a stock form renders visible controls in order', () => {
  const html = draw({ hurt: 'yes', who: 'Ana' })
  const labels = ['Was anyone hurt?', 'Who?', 'Where?', 'Mobile', 'Agreed', 'Day', 'As on the report.', 'Last']
  const places = labels.map((label) => html.indexOf(label))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)
  expect(html).toContain('Hand')
  expect(html).toContain('type="tel"')
  expect(html).not.toContain('Unsupported')
})

test('a stock form evaluates conditions, including chains', () => {
  expect(draw({ hurt: 'no', who: 'Ana' })).not.toContain('Who?')
  expect(draw({ hurt: 'no', who: 'Ana' })).not.toContain('Where?')
  expect(draw({ hurt: 'yes', who: 'Ben' })).not.toContain('Where?')
})

test("shows the engine's messages, without hidden answers", () => {
  const answers = { hurt: 'no', who: 5, phone: '555', cars: [{ id: 1 }] }
  const { errors, errorSchema } = rjsf.validator.validateFormData(answers, rjsf.schema)
  expect(errors.map(({ stack }) => stack)).toEqual([
    'Mobile: Please enter a valid phone number.',
    'Make: Please fill in this field.',
  ])
  expect(errorSchema).toMatchObject({
    phone: { __errors: ['Please enter a valid phone number.'] },
    cars: { 0: { make: { __errors: ['Please fill in this field.'] } } },
  })
})

test('gives added items consecutive ids', () => {
  const answers = rjsf.answersIn({ hurt: 'no', cars: [{ id: 4, make: 'Kia' }, { make: 'Ford' }] })
  expect(answers['cars']).toEqual([
    { id: 4, make: 'Kia' },
    { id: 5, make: 'Ford' },
  ])
  expect(form.validate(answers)).toEqual([])
  expect(rjsf.answersIn(undefined)).toEqual({})
})
