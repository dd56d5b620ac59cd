import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { formParts, partsProgress } from './form-parts.ts'
import { FormSession } from './form-session.ts'

const text = { kind: 'textbox', label: 'Text' } as const
const needed = { ...text, required: true } as const
const definitions = defineForm({
  first: text,
  claim: {
    kind: 'page',
    label: 'The claim',
    controls: {
      when: { kind: 'section', label: 'When', controls: { day: needed, time: text } },
      who: {
        kind: 'section',
        label: 'Who',
        controls: { name: needed, private: { kind: 'section', label: 'Private', controls: { ssn: text } } },
      },
    },
  },
  notes: { kind: 'page', label: 'Notes', controls: { note: text } },
  cars: { kind: 'section', label: 'Cars', controls: { plate: needed, phone: { kind: 'phone', label: 'Phone' } } },
})
const form = compileForm(definitions, { repeating: ['cars'] })
const partsOf = (session: FormSession) => formParts(session.state().visible.sections)

test('a part begins with each heading of the two outermost levels, and has all that follows in it', () => {
  const parts = partsOf(new FormSession(form))
  expect(parts.map(({ title, under, sections }) => [title, under.length, sections.map(({ id }) => id)])).toEqual([
    ['', 0, ['form']],
    ['When', 1, ['when']],
    ['Who', 0, ['who', 'private']],
    ['Notes', 0, ['notes']],
    ['Cars', 0, ['cars']],
  ])
  expect(parts[1]?.under.map(({ container }) => container?.label)).toEqual(['The claim'])
})

test('how far a part is counts what it requires, has, misses and has wrong, items included', () => {
  const session = new FormSession(form, { day: '2026-01-31' })
  session.addItem('cars')
  session.set({ key: 'phone', item: { section: 'cars', id: session.addItem('cars') } }, 'soon')
  const progress = partsProgress(session)
  expect(progress.get('when')).toEqual({ required: 1, answered: 1, missing: 0, wrong: 0 })
  expect(progress.get('who')).toEqual({ required: 1, answered: 0, missing: 1, wrong: 0 })
  expect(progress.get('notes')).toEqual({ required: 0, answered: 0, missing: 0, wrong: 0 })
  expect(progress.get('cars')).toEqual({ required: 2, answered: 1, missing: 2, wrong: 1 })
  expect(partsProgress(session)).toBe(progress)
})

test('a section that asks for one answer is missing until it has one', () => {
  const coverage = defineForm({
    asked: { kind: 'section', label: 'Coverage', needsOne: true, controls: { a: text, b: text } },
  })
  const session = new FormSession(compileForm(coverage))
  expect(partsProgress(session).get('asked')).toMatchObject({ required: 1, missing: 1 })
  session.set('b', 'yes')
  expect(partsProgress(session).get('asked')).toMatchObject({ required: 1, answered: 1, missing: 0 })
})
