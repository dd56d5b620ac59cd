import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { mainSections, sectionsProgress } from './main-sections.ts'
import { FormStore } from './form-store.ts'

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
const mainSectionsOf = (store: FormStore) => mainSections(store.state().visible.sections)

test('starts a main section at headings of the outer two levels', () => {
  const main = mainSectionsOf(new FormStore(form))
  expect(main.map(({ title, under, sections }) => [title, under.length, sections.map(({ id }) => id)])).toEqual([
    ['', 0, ['form']],
    ['When', 1, ['when']],
    ['Who', 0, ['who', 'private']],
    ['Notes', 0, ['notes']],
    ['Cars', 0, ['cars']],
  ])
  expect(main[1]?.under.map(({ container }) => container?.label)).toEqual(['The claim'])
})

test('counts required, answered, missing and refused fields, including items', () => {
  const store = new FormStore(form, { day: '2026-01-31' })
  store.addItem('cars')
  store.set({ key: 'phone', item: { section: 'cars', id: store.addItem('cars') } }, 'soon')
  const progress = sectionsProgress(store)
  expect(progress.get('when')).toEqual({ required: 1, answered: 1, missing: 0, wrong: 0 })
  expect(progress.get('who')).toEqual({ required: 1, answered: 0, missing: 1, wrong: 0 })
  expect(progress.get('notes')).toEqual({ required: 0, answered: 0, missing: 0, wrong: 0 })
  expect(progress.get('cars')).toEqual({ required: 2, answered: 1, missing: 2, wrong: 1 })
  expect(sectionsProgress(store)).toBe(progress)
})

test('counts a section as missing until it is answered', () => {
  const coverage = defineForm({
    asked: { kind: 'section', label: 'Coverage', needsOne: true, controls: { a: text, b: text } },
  })
  const store = new FormStore(compileForm(coverage))
  expect(sectionsProgress(store).get('asked')).toMatchObject({ required: 1, missing: 1 })
  store.set('b', 'yes')
  expect(sectionsProgress(store).get('asked')).toMatchObject({ required: 1, answered: 1, missing: 0 })
})
