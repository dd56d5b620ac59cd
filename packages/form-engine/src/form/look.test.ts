import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, defineForm, type AnswerRule } from '../index.ts'
import { FormStore } from '../store/index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const definitions = defineForm({
  more: text,
  from: { ...text, required: true },
  to: text,
  cars: { kind: 'section', label: 'Cars', when: { more: 'yes' }, controls: { make: { ...text, required: true } } },
})
const fromBeforeTo: AnswerRule = {
  code: 'order',
  message: 'The end is before the beginning.',
  bind: () => ({
    keys: ['from', 'to'],
    keysIn: ({ from, to }) => (String(from) > String(to) ? ['to'] : []),
    schema: {},
  }),
  keywords: {},
}
const form = compileForm(definitions, { repeating: ['cars'], itemId: 'car', rules: [fromBeforeTo] })

test('look gives the results of the separate methods', () => {
  for (const answers of [{}, { more: 'yes' }, { more: 'yes', cars: [{ car: 1 }] }, { from: 'b', to: 'a' }, { to: 5 }]) {
    const look = form.look(answers)
    expect([...look.visible.keys]).toEqual([...form.visible(answers).keys])
    expect(look.visible.schema).toEqual(form.visible(answers).schema)
    expect(look.errors).toEqual(form.validate(answers))
    expect(look.conflicts).toEqual(form.conflicts(answers))
    expect(look.opened).toEqual(form.openRepeats(answers))
  }
})

test('evaluating the form reads each answer once', () => {
  let reads = 0
  const answers = Object.defineProperty({ from: 'a' }, 'to', { enumerable: true, get: () => (reads++, 'b') })
  form.validate(answers)
  const once = reads
  form.look(answers, form.look({}))
  expect(reads).toBe(2 * once)
})

test('a rule clears the answer that breaks it', () => {
  const broken = { key: 'to', code: 'order', message: 'The end is before the beginning.' }
  expect(form.look({ from: 'b', to: 'a' })).toMatchObject({ conflicts: [broken], errors: [broken] })
})

test('a rule that keeps answers clears nothing', () => {
  const kept = compileForm(definitions, { rules: [{ ...fromBeforeTo, keeps: true }] })
  expect(kept.look({ from: 'b', to: 'a' })).toMatchObject({ conflicts: [], errors: [{ key: 'to', code: 'order' }] })
  expect(kept.conflicts({ from: 'b', to: 'a' })).toEqual([])
  const store = new FormStore(kept, { from: 'b' })
  store.set('to', 'a')
  expect(store.answers()).toEqual({ from: 'b', to: 'a' })
  expect(store.state()).toMatchObject({ conflict: null, valid: false })
})

test('items keep their id in the configured property', () => {
  expect(form.openRepeats({ more: 'yes' })).toEqual({ more: 'yes', cars: [{ car: 1 }] })
  const answers = { from: 'a', more: 'yes', cars: [{ car: 4, make: 'Kia' }] }
  expect(form.validate(answers)).toEqual([])
  expect(form.validate({ ...answers, cars: [{ id: 4, make: 'Kia' }] })).toMatchObject([{ code: 'repeat-id' }])
  expect(form.answersFrom(form.submission(answers))).toEqual(answers)
})

test('reports and hides a control named like the item id', () => {
  const clash = defineForm({ cars: { kind: 'section', label: 'Cars', controls: { id: text, make: text } }, id: text })
  const settings = { repeating: ['cars'] }
  expect([...(compileForm(clash, settings).visible({ cars: [{ id: 1 }] }).repeats['cars']?.[0] ?? [])]).toEqual([
    'make',
  ])
  const free = defineForm({ cars: { kind: 'section', label: 'Cars', controls: { id: text } } })
  expect(checkDefinitions(free, settings).map(({ code }) => code)).toContain('reserved-id')
  expect(checkDefinitions(free, { ...settings, itemId: 'car' }).map(({ code }) => code)).not.toContain('reserved-id')
})

test('forms share no state between two people', () => {
  const [mine, yours] = [form.look({}), form.look({ more: 'yes' })]
  const next = form.look({ from: 'x' }, mine)
  expect(next.visible).toBe(mine.visible)
  expect(form.look({ more: 'yes', from: 'x' }, yours).visible).toBe(yours.visible)
  expect(form.visible({})).not.toBe(form.visible({}))
  const opened = form.look({ more: 'yes' }, next)
  expect(opened.visible).not.toBe(next.visible)
  expect(opened.visible.sections[0]).toBe(next.visible.sections[0])
})

test('returns results that cannot be modified', () => {
  const { keys } = form.visible({})
  expect(() => (keys as Set<string>).add('stranger')).toThrow(TypeError)
  expect(() => (keys as Set<string>).clear()).toThrow(TypeError)
  expect(() => (form.confidentialKeys as Set<string>).delete('more')).toThrow(TypeError)
  expect(() => (form.controls as unknown[]).pop()).toThrow(TypeError)
  expect(keys.has('from')).toBe(true)
})
