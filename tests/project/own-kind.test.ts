import { checkDefinitions, compileForm, defineForm, readSubmission } from '@captive/form-engine'
import { templateSections } from '@captive/form-engine/claim'
import { ajvOptions } from '@captive/form-engine/rjsf'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { emailList } from '../../packages/form-engine/examples/email-list.ts'

const definitions = defineForm({
  copies: { kind: 'radio', label: 'Send copies?', options: ['yes', 'no'] },
  people: { kind: 'emailList', label: 'Who else should know?', required: true, when: { copies: 'yes' } },
})
const form = compileForm(definitions, { kinds: [emailList] })
const both = { copies: 'yes', people: ['ann@a.example', 'bob@b.example'] }

test('validates, submits, restores and shows a custom kind', () => {
  expect(checkDefinitions(definitions, { kinds: [emailList] })).toEqual([])
  expect(checkDefinitions(definitions).map(({ code }) => code)).toEqual(['unknown-kind'])
  expect(form.control('people')).toMatchObject({ kind: 'emailList', check: 'emailList' })

  expect(form.validate({ copies: 'yes' })).toMatchObject([{ key: 'people', code: 'required' }])
  expect(form.validate({ copies: 'yes', people: 'ann@a.example' })).toMatchObject([{ code: 'type' }])
  expect(form.validate({ copies: 'yes', people: ['ann'] })).toMatchObject([
    { code: 'addresses', message: 'Please enter one email address on each line.' },
  ])
  expect(form.validate(both)).toEqual([])

  const sent = form.submission(both)
  expect(sent).toContainEqual({ ControlsRecId: 'people', DataValue: 'ann@a.example, bob@b.example' })
  expect(readSubmission(form, sent)).toMatchObject({ answers: both, errors: [] })
  expect(templateSections(form, both)[0]?.rows[1]?.value).toBe('ann@a.example, bob@b.example')
})

test('the portable schema agrees with its check', () => {
  const ajv = new Ajv2020(ajvOptions(form))
  const validate = ajv.compile(form.schema)
  for (const people of [['ann@a.example'], ['ann'], [], 'ann@a.example', [5], undefined]) {
    const answers = { copies: 'yes', ...(people !== undefined && { people }) }
    expect(validate(answers)).toBe(form.validate(answers).length === 0)
  }
  expect(validate({ copies: 'no', people: ['ann@a.example'] })).toBe(false)
})

test('a kind without text answers cannot be a controller', () => {
  const waiting = defineForm({
    people: { kind: 'emailList', label: 'Who?' },
    more: { kind: 'textbox', label: 'More', when: { people: 'ann@a.example' } },
  })
  expect(checkDefinitions(waiting, { kinds: [emailList] }).map(({ code }) => code)).toEqual([
    'controller-without-value',
  ])
})
