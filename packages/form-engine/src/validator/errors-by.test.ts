import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { errorsBy, type FormValidator } from './index.ts'

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    cars: { kind: 'section', label: 'Cars', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['cars'] },
)
const answering = (accepts: boolean, instancePath = ''): FormValidator =>
  Object.assign(() => accepts, {
    errors: accepts ? null : [{ keyword: 'pattern', instancePath, schemaPath: '#', params: {} }],
  })

test("uses ajv's result even if the engine disagrees", () => {
  expect(errorsBy(answering(true), form, form.outcome({}))).toEqual([])
})

test("reports the engine's errors if ajv refuses answers", () => {
  expect(errorsBy(answering(false, '/cars'), form, form.outcome({}))).toEqual(form.validate({}))
})

test.each([
  ['/name', 'name', ['name']],
  ['/cars/1/make', 'make', ['cars', 1, 'make']],
  ['/cars/1', 'cars', ['cars', 1]],
  ['', '', []],
  ['/a~1b~0c', 'a/b~c', ['a/b~c']],
])('asks again for “%s” if the engine finds no error', (instancePath, key, path) => {
  const errors = errorsBy(answering(false, instancePath), form, form.outcome({ name: 'Ada' }))
  expect(errors).toEqual([{ key, recId: key, path, code: 'type', message: form.messages['type'] }])
})
