import { expect, expectTypeOf, test } from 'vitest'
import {
  compileForm,
  defineForm,
  type Answers,
  type AnswersOf,
  type AttachedFile,
  type LocalControls,
} from '../index.ts'
import { FormStore } from '../store/index.ts'

const definitions = defineForm({
  contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', { value: 'tel', label: 'Phone' }] },
  more: {
    kind: 'section',
    label: 'More',
    when: { contact: ['email', 'tel'] },
    controls: {
      phone: { kind: 'phone', label: 'Phone', when: { contact: 'tel', agreed: 'true' } },
      photos: { kind: 'file', label: 'Photos' },
      people: { kind: 'emailList', label: 'People' },
    },
  },
  agreed: { kind: 'checkbox', label: 'I agree' },
})
const form = compileForm(definitions)

// `tsc` checks these expectations: it reports each expected error that does not occur.

test('infers answer types, including those in sections', () => {
  expectTypeOf<AnswersOf<typeof definitions>>().branded.toEqualTypeOf<{
    readonly contact?: 'email' | 'tel' | ''
    readonly more?: readonly Answers[]
    readonly phone?: string
    readonly photos?: readonly AttachedFile[]
    readonly people?: unknown
    readonly agreed?: boolean
  }>()
  const answers: AnswersOf<typeof definitions> = { contact: 'tel', agreed: true, phone: '(201) 555-0123' }
  expect(form.validate(answers)).toEqual([])
})

test('rejects a misspelled key at compile time', () => {
  // @ts-expect-error -- misspelt
  expect(form.validate({ contcat: 'tel' })).toEqual([])
  // @ts-expect-error -- misspelt
  expect(form.visible({ agred: true }).keys).toContain('contact')
  // @ts-expect-error -- misspelt
  expect(form.control('fone')).toBeUndefined()
  // @ts-expect-error -- misspelt
  expect(form.explain('fone', {}).visible).toBe(false)
  const store = new FormStore(form)
  // @ts-expect-error -- misspelt
  store.set('contcat', 'tel')
  store.set('contact', 'tel')
  // @ts-expect-error -- misspelt
  store.reset({ contcat: 'tel' })
  expect(store.answers()).toEqual({ contcat: 'tel' })
})

test('rejects a misspelled condition at any depth, at compile time', () => {
  const text = { kind: 'textbox', label: 'Text' } as const
  const rows = [
    // @ts-expect-error -- no such control
    defineForm({ a: text, b: { ...text, when: { aa: 'x' } } }),
    // @ts-expect-error -- no such option
    defineForm({ a: { kind: 'radio', label: 'A', options: ['yes', 'no'] }, b: { ...text, when: { a: 'Yes' } } }),
    // @ts-expect-error -- one of them is no option
    defineForm({ a: { kind: 'radio', label: 'A', options: ['yes'] }, b: { ...text, when: { a: ['yes', 'no'] } } }),
    // @ts-expect-error -- a box is ticked or not answered
    defineForm({ a: { kind: 'checkbox', label: 'A' }, b: { ...text, when: { a: 'yes' } } }),
    // @ts-expect-error -- no such control, in a section
    defineForm({ a: text, s: { kind: 'section', label: 'S', controls: { b: { ...text, when: { c: 'x' } } } } }),
  ]
  expect(rows.every(({ dependencies }) => dependencies.length > 0)).toBe(true)
})

test('accepts any names that are known only at run time', () => {
  const controls: LocalControls = { name: { kind: 'textbox', label: 'Name', when: { nobody: 'x' } } }
  const open = compileForm(defineForm(controls))
  expectTypeOf<AnswersOf<ReturnType<typeof defineForm<typeof controls>>>>().toEqualTypeOf<Answers>()
  expect(open.validate({ anything: 'x' })).toEqual([])
  const key: string = 'fone'
  expect(form.control(key)).toBeUndefined()
})

test('checks the values that conditions compare with, at compile time', () => {
  const text = { kind: 'textbox', label: 'Text' } as const
  const size = { kind: 'radio', label: 'Size', options: ['S', 'L'] } as const
  const rows = [
    defineForm({ size, a: { ...text, when: { size: { not: 'S' } } } }),
    // @ts-expect-error -- no such option
    defineForm({ size, a: { ...text, when: { size: { not: 'M' } } } }),
    // @ts-expect-error -- no such operator
    defineForm({ size, a: { ...text, when: { size: { like: 'S' } } } }),
  ]
  expect(rows.map(({ dependencies }) => dependencies[0]?.ConditionOperator)).toEqual(['not', 'not', 'like'])
})
