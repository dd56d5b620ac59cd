import { expect, test } from 'vitest'
import { compileForm, defineForm, diffDefinitions, fitAnswers } from '../index.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const before = defineForm({
  gone: { ...text, label: 'Gone' },
  color: { kind: 'dropdown', label: 'Color', options: ['red', 'blue'] },
  kept: { ...text, label: 'Kept' },
  inner: { ...text, label: 'Inner' },
})
const after = defineForm({
  color: { kind: 'dropdown', label: 'Paint color', options: ['red'], required: true },
  kept: { ...text, label: 'Kept' },
  // @ts-expect-error -- no such option any more
  inner: { ...text, label: 'Inner', when: { color: 'blue' } },
  cars: { kind: 'section', label: 'Cars', controls: { make: { ...text, label: 'Make' } } },
})

test('keeps draft answers that fit and names the others', () => {
  const form = compileForm(after, { repeating: ['cars'] })
  const draft = {
    gone: 'x',
    color: 'blue',
    kept: 'yes',
    inner: 'typed',
    cars: [
      { id: 3, make: 'Ford', wheels: '4' },
      { id: 4, make: 5 },
    ],
  }
  const fitted = fitAnswers(form, draft)
  expect(fitted.answers).toEqual({ kept: 'yes', cars: [{ id: 3, make: 'Ford' }, { id: 4 }] })
  expect(fitted.dropped).toEqual([
    { key: 'gone', label: '', reason: 'removed', answer: 'x' },
    { key: 'color', label: 'Paint color', reason: 'option', answer: 'blue' },
    { key: 'wheels', label: '', reason: 'removed', answer: '4' },
    { key: 'make', label: 'Make', reason: 'type', answer: 5 },
    { key: 'inner', label: 'Inner', reason: 'hidden', answer: 'typed' },
  ])
  expect(fitAnswers(form, fitted.answers)).toEqual({ answers: fitted.answers, dropped: [] })
})

test('lists the changes of definitions control by control', () => {
  const changes = diffDefinitions(before, after).map(({ kind, recId, what, before: from, after: to }) => [
    kind,
    recId,
    what,
    from,
    to,
  ])
  expect(changes).toEqual([
    ['added', 'cars', '', '', ''],
    ['changed', 'color', 'label', 'Color', 'Paint color'],
    ['changed', 'color', 'order', '20', '10'],
    ['changed', 'color', 'required', 'no', 'yes'],
    ['changed', 'color', 'options', 'red, blue', 'red'],
    ['removed', 'gone', '', '', ''],
    ['changed', 'inner', 'order', '40', '30'],
    ['changed', 'inner', 'conditions', '', 'color = blue'],
    ['changed', 'kept', 'order', '30', '20'],
    ['added', 'make', '', '', ''],
  ])
})
