import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDefinitions,
  compileForm,
  defineForm,
  diffDefinitions,
  fitAnswers,
  InvalidDefinitionsError,
  parseDefinitions,
  reachControls,
  readSubmission,
  type Answers,
  type Definitions,
} from '../src/index.ts'
import { claimForm, claimValues, templateHtml, templateSections } from '../src/claim/index.ts'
import { answers, anything, blocks, compileRandom, tables, TODAY } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

const LONG = 5_000

testProperty(
  'any tables give definitions or InvalidDefinitionsError',
  [
    fc.oneof(
      anything,
      fc.record({ controls: fc.array(anything), displayValues: fc.array(anything), dependencies: fc.array(anything) }),
    ),
  ],
  (tablesOfAnything) => {
    try {
      useAll(parseDefinitions(tablesOfAnything), {})
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidDefinitionsError)
    }
  },
  { numRuns: 3000 },
)

testProperty(
  'broken definitions and odd answers never throw',
  [tables, blocks, fc.oneof(answers, fc.dictionary(fc.string(), anything))],
  (rows, where, set) => {
    const { roots, repeating } = where
    const definitions = parseDefinitions(rows)
    useAll(definitions, set)
    checkDefinitions(definitions, { repeating, ...(roots && { roots }) })
    const form = compileRandom(rows, where)
    for (const { key } of form.controls.filter((control) => !control.bare)) {
      expect(form.explain(key, set as Answers).visible).toBe(isVisible(form, key, set as Answers))
    }
    expect(fitAnswers(form, form.project(set as Answers)).dropped.every(({ reason }) => reason !== 'removed')).toBe(
      true,
    )
  },
)

testProperty(
  'any submitted values are read or reported, and never throw',
  [
    tables,
    blocks,
    fc.oneof(
      anything,
      fc.array(
        fc.oneof(
          anything,
          fc.record({ ControlsRecId: anything, DataValue: anything, RepeatControlMapping: anything }),
          fc.record({ ControlsRecId: fc.integer({ min: 1, max: 10 }), DataValue: anything }),
        ),
      ),
    ),
  ],
  (rows, where, given) => {
    const form = compileRandom(rows, where)
    const { answers: read, errors } = readSubmission(form, given)
    expect(form.clean(read)).toBe(read)
    const isWhole =
      Array.isArray(given) && given.every((value) => typeof (value as { DataValue?: unknown })?.DataValue === 'string')
    if (!isWhole) expect(errors.map(({ code }) => code)).toContain('type')
  },
)

testProperty('reading definitions twice changes nothing', [tables], (rows) => {
  const definitions = parseDefinitions(rows)
  expect(parseDefinitions(JSON.parse(JSON.stringify(definitions)))).toEqual(definitions)
  expect(diffDefinitions(definitions, definitions)).toEqual([])
})

/** All diagnostics except those of the columns that these rows leave out. */
const faultsOf = (definitions: Definitions) =>
  checkDefinitions(definitions).filter(({ code }) => code !== 'missing-column')

test('handles a chain of 5,000 conditions', { timeout: 60_000 }, () => {
  const rows = chain((index) => ({ RecId: index + 1, ControlTypeCode: 'textbox' }))
  rows.dependencies = Array.from({ length: LONG - 1 }, (_, index) => ({
    ControlsRecId: index + 2,
    ControlingControlsRecId: index + 1,
    ControlingValue: 'yes',
    IsActive: 1,
  }))
  const definitions = parseDefinitions(rows)
  const form = compileForm(definitions)
  const all = Object.fromEntries(form.controls.map((control) => [control.key, 'yes']))
  expect(form.visible(all).keys.size).toBe(LONG)
  expect(form.visible({ ...all, c2500: 'no' }).keys.size).toBe(2500)
  expect(form.validate(all)).toEqual([])
  expect(form.submission(all)).toHaveLength(LONG)
  expect(form.explain('c5000', all).steps).toHaveLength(LONG)
  expect(faultsOf(definitions)).toEqual([])
  expect(Object.keys(reachControls(definitions).at(-1)!.answers!)).toHaveLength(LONG - 1)
})

test('the schema grows linearly with a chain of conditions', () => {
  const sizeOf = (length: number): number => {
    const controls = Object.fromEntries(Array.from({ length }, (_, index) => [index + 1000, {}]))
    const rows = {
      controls: Object.keys(controls).map((RecId) => ({ RecId, ControlTypeCode: 'textbox', IsActive: 1 })),
      displayValues: [],
      dependencies: Object.keys(controls)
        .slice(1)
        .map((RecId) => ({
          ControlsRecId: RecId,
          ControlingControlsRecId: Number(RecId) - 1,
          ControlingValue: 'y',
          IsActive: 1,
        })),
    }
    return JSON.stringify(compileForm(parseDefinitions(rows)).schema).length
  }
  expect(sizeOf(400) - sizeOf(300)).toBe(sizeOf(300) - sizeOf(200))
})

test('shows 5,000 nested sections, and no circular conditions', { timeout: 60_000 }, () => {
  const nested = parseDefinitions(
    chain((index) => ({ RecId: index + 1, ParentControlsRecId: index || null, ControlTypeCode: 'section' })),
  )
  expect(compileForm(nested).visible({}).keys.size).toBe(LONG)
  expect(checkDefinitions(nested).filter((found) => found.severity === 'error')).toEqual([])

  const rows = chain((index) => ({ RecId: index + 1, ControlTypeCode: 'textbox' }))
  rows.dependencies = Array.from({ length: LONG }, (_, index) => ({
    ControlsRecId: index + 1,
    ControlingControlsRecId: ((index + 1) % LONG) + 1,
    ControlingValue: 'yes',
    IsActive: 1,
  }))
  const circle = parseDefinitions(rows)
  const form = compileForm(circle)
  expect(form.visible(Object.fromEntries(form.controls.map(({ key }) => [key, 'yes']))).keys.size).toBe(0)
  expect(faultsOf(circle).map(({ code, controls }) => [code, controls.length])).toEqual([['dependency-circle', LONG]])
})

test('restores thousands of repeated items, each once', () => {
  const rows = [section, { RecId: 1, ParentControlsRecId: 19, ControlTypeCode: 'textbox', IsActive: 1 }]
  const form = compileForm(parseDefinitions({ ...nothing, controls: rows }), { roots: [19], repeating: [19] })
  const values = Array.from({ length: 5_000 }, (_, index) => ({
    ControlsRecId: 1,
    DataValue: String(index),
    RepeatControlMapping: index + 1,
  }))
  const read = readSubmission(form, values)
  expect(read.errors).toEqual([])
  expect(form.submission(read.answers)).toEqual(values)
})

test('survives circular values, big numbers and throwing getters', () => {
  const form = compileForm(
    defineForm({
      name: { kind: 'textbox', label: 'Name' },
      photo: { kind: 'file', label: 'Photo' },
      consent: { kind: 'checkbox', label: 'Agreed' },
    }),
  )
  const circle: Record<string, unknown> = { name: 'a.png' }
  circle['self'] = circle
  const trap = Object.defineProperty({}, 'name', { get: () => JSON.parse('{'), enumerable: true })
  for (const odd of [
    { name: 10n },
    { photo: [circle] },
    { photo: [{ name: 'a.png', size: 1n }] },
    { consent: circle },
  ]) {
    expect(form.validate(odd).map(({ key, code }) => [key, code])).toEqual([[Object.keys(odd)[0], 'type']])
    expect(form.submission(odd)).toEqual([])
  }
  expect(form.validate(trap)).toEqual([])
  expect(form.submission(trap)).toEqual([])
  expect(form.project(trap)).toEqual({})
})

test('whole-number ids keep their values in a claim', () => {
  const controls = [-7, 0, 9_007_199_254_740_991].map((RecId) => ({
    RecId: String(RecId),
    ParentControlsRecId: 27,
    ControlTypeCode: 'textbox',
    IsActive: 1,
  }))
  const form = claimForm(parseDefinitions({ ...nothing, controls }), 'Property')
  const own = Object.fromEntries(controls.map(({ RecId }) => [form.keyOf(Number(RecId)), RecId]))
  const { lossInfoValues } = claimValues(form, own)
  expect(lossInfoValues.map(({ ControlsRecId, DataValue }) => String(ControlsRecId) === DataValue)).toEqual([
    true,
    true,
    true,
  ])
})

test('distinguishes one option with a comma from two options', () => {
  const offering = (options: string[]) => defineForm({ color: { kind: 'radio', label: 'Color', options } })
  expect(diffDefinitions(offering(['red, blue']), offering(['red', 'blue'])).map(({ what }) => what)).toEqual([
    'options',
  ])
})

test('rejects names that renderers reserve', () => {
  expect(() => defineForm({ 'ui:order': { kind: 'textbox', label: 'Order' } })).toThrow(InvalidDefinitionsError)
})

const nothing = { controls: [], displayValues: [], dependencies: [] }
const section = { RecId: 19, ControlTypeCode: 'section', IsActive: 1 }

function chain(row: (index: number) => object): {
  controls: object[]
  displayValues: object[]
  dependencies: object[]
} {
  const controls = Array.from({ length: LONG }, (_, index) => ({
    ControlLabel: `Question ${index}`,
    ControlOrder: index,
    IsActive: 1,
    ...row(index),
  }))
  return { controls, displayValues: [], dependencies: [] }
}

function isVisible(form: ReturnType<typeof compileForm>, key: string, set: Answers): boolean {
  const control = form.control(key)!
  const visible = form.visible(set)
  if (control.repeatedIn) return visible.repeats[control.repeatedIn]?.[0]?.has(key) ?? false
  return visible.keys.has(key)
}

function useAll(definitions: Definitions, set: Answers): void {
  const form = compileForm(definitions, { today: () => TODAY })
  form.visible(set)
  form.validate(set)
  form.doubts(set)
  form.submission(set)
  form.answersFrom(form.submission(set))
  form.openRepeats(set)
  form.conflicts(set)
  form.look(set, form.look({}))
  fitAnswers(form, set)
  templateHtml('Report', templateSections(form, set))
  checkDefinitions(definitions)
  for (const reached of reachControls(definitions)) form.visible(reached.answers ?? {})
  expect(JSON.stringify(form.schema)).toContain('2020-12')
}
