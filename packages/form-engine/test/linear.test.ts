import { expect, test, vi } from 'vitest'
import { reviewSections } from '../src/claim/index.ts'
import {
  checkDefinitions,
  compileForm,
  diffDefinitions,
  fitAnswers,
  parseDefinitions,
  reachControls,
  readSubmission,
} from '../src/index.ts'
import { FormStore } from '../src/store/index.ts'
import { countVisits } from './count-visits.ts'

vi.setConfig({ testTimeout: 60_000 })

const MOST = 40_000
const nothing = { controls: [], displayValues: [], dependencies: [] }

/** Ten times the input may cost at most ten times the visits, plus a small constant. */
function expectLinear(most: number, workOn: (size: number) => () => void): void {
  const [few, many] = [workOn(most / 10), workOn(most)].map(countVisits)
  expect(few).toBeGreaterThan(most / 10)
  expect(many! / few!).toBeLessThan(11)
}

const vehicles = parseDefinitions({
  controls: [
    { RecId: 19, ControlTypeCode: 'section', ControlLabel: 'Other vehicle', IsActive: 1 },
    { RecId: 1, ParentControlsRecId: 19, ControlTypeCode: 'textbox', ControlLabel: 'Make', IsRequired: 1, IsActive: 1 },
    { RecId: 2, ParentControlsRecId: 19, ControlTypeCode: 'textbox', ControlLabel: 'Make', IsActive: 1 },
  ],
  displayValues: [],
  dependencies: [{ ControlsRecId: 2, ControlingControlsRecId: 1, ControlingValue: 'Ford', IsActive: 1 }],
})
const form = compileForm(vehicles, { roots: [19], repeating: [19] })
const itemsWith = (size: number, make: string) => ({
  c19: Array.from({ length: size }, (_, index) => ({ id: index + 1, c1: make })),
})

test('reads 40,000 submitted items in one visit each', () => {
  expectLinear(MOST, (size) => {
    const values = Array.from({ length: size }, (_, index) => ({
      ControlsRecId: 1,
      DataValue: 'Ford',
      RepeatControlMapping: index + 1,
    }))
    return () => {
      expect(readSubmission(form, values).errors).toEqual([])
    }
  })
})

test('computes the results of 40,000 items in one visit each', () => {
  expectLinear(MOST, (size) => {
    const answers = itemsWith(size, 'Ford')
    return () => {
      form.validate(answers)
      form.submission(answers)
      fitAnswers(form, answers)
      reviewSections(form, answers)
      form.explain('c2', answers, size - 1)
    }
  })
})

test('a store handles 10,000 items with errors in one visit each', () => {
  expectLinear(10_000, (size) => {
    const store = new FormStore(form, itemsWith(size, ''))
    return () => {
      const errors = store.markAllTouched()
      for (const { place } of errors) store.value(place)
      store.reject([{ key: 'c1', path: ['c19', size - 1, 'c1'], message: 'No.' }])
      store.set(errors[0]!.place, 'Ford')
      store.removeItem({ section: 'c19', id: size })
    }
  })
})

/** Nested sections that each need an answer, with one question at the bottom. */
const nested = (size: number) =>
  parseDefinitions({
    ...nothing,
    controls: [
      ...Array.from({ length: size }, (_, index) => ({
        RecId: index + 1,
        ParentControlsRecId: index || null,
        ControlTypeCode: 'section',
        ControlLabel: `Part ${index}`,
        NeedsOne: 1,
        IsActive: 1,
      })),
      { RecId: size + 1, ParentControlsRecId: size, ControlTypeCode: 'textbox', ControlLabel: 'Name', IsActive: 1 },
    ],
  })

test('handles 10,000 nested sections in one visit each', () => {
  expectLinear(10_000, (size) => () => {
    const definitions = nested(size)
    checkDefinitions(definitions)
    reachControls(definitions)
    diffDefinitions(definitions, definitions)
    const deep = compileForm(definitions)
    expect(deep.validate({})).toHaveLength(size)
    expect(deep.validate({ [`c${size + 1}`]: 'x' })).toEqual([])
    deep.explain(`c${size + 1}`, {})
    new FormStore(deep).markAllTouched()
  })
})

test('opens deeply nested repeating sections in one visit each', () => {
  expectLinear(10_000, (size) => {
    const chain = Array.from({ length: size }, (_, index) => ({
      RecId: index + 1,
      ParentControlsRecId: index || null,
      ControlTypeCode: 'section',
      IsActive: 1,
    }))
    const repeating = Array.from({ length: size }, (_, index) => size + index + 1)
    const rows = repeating.map((RecId) => ({
      RecId,
      ParentControlsRecId: size,
      ControlTypeCode: 'section',
      IsActive: 1,
    }))
    return () => {
      const opening = compileForm(parseDefinitions({ ...nothing, controls: [...chain, ...rows] }), { repeating })
      expect(opening.openRepeats({})).toEqual({})
    }
  })
})

test('reports 20,000 orphans of one parent in one short message', () => {
  expectLinear(20_000, (size) => {
    const controls = Array.from({ length: size }, (_, index) => ({
      RecId: index + 1,
      ParentControlsRecId: 999_999,
      ControlLabel: `Question ${index + 1}`,
      ControlTypeCode: 'textbox',
      IsActive: 1,
    }))
    return () => {
      const all = checkDefinitions(parseDefinitions({ ...nothing, controls }))
      const found = all.filter(({ code }) => code !== 'missing-column')
      expect(found.map(({ code, controls: named }) => [code, named.length])).toEqual([['unknown-parent', size]])
      expect(found[0]!.message.length).toBeLessThan(500)
    }
  })
})
