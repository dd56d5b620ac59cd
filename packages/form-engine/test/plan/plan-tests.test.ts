import { describe, expect, test } from 'vitest'
import { brokenDefinitions, examples, servedDefinitions } from '../../catalogue/index.ts'
import { CLAIM_SETTINGS, CLAIM_TYPES, claimTypes, definitionsOfType } from '../../src/claim/index.ts'
import { compileForm, defineForm, parseDefinitions, reachControls } from '../../src/index.ts'
import { planTests } from '../../src/plan/index.ts'
import { blocks, tables } from '../arbitraries.ts'
import { testProperty } from '../check-property.ts'

const today = () => '2026-11-27'

test('one test shows all compatible controls, and others raise errors', () => {
  const form = defineForm({
    contact: { kind: 'radio', label: 'How may we reach you?', required: true, options: ['Email', 'Phone'] },
    email: { kind: 'email', label: 'Email', required: true, when: { contact: 'Email' } },
    phone: { kind: 'phone', label: 'Phone', when: { contact: 'Phone' } },
  })
  const { tests, atLeast, uncovered } = planTests(form, { today })
  expect(uncovered).toEqual([])
  expect(tests).toHaveLength(atLeast)
  const raised = tests.flatMap(({ errors }) => errors.map(({ key, code }) => `${key} ${code}`))
  expect(new Set(raised)).toEqual(
    new Set(['contact required', 'email required', 'email email', 'email too-long', 'phone phone', 'phone too-long']),
  )
})

test('a planned answer shows the label that people choose', () => {
  const form = defineForm({
    color: {
      kind: 'dropdown',
      label: 'Color',
      options: [
        { value: 'r', label: 'Red' },
        { value: 'g', label: 'Green' },
      ],
    },
    shade: { kind: 'textbox', label: 'Shade', when: { color: 'g' } },
  })
  const { tests } = planTests(form, { today })
  expect(tests.flatMap(({ entries }) => entries)).toContainEqual({
    key: 'color',
    label: 'Color',
    value: 'g',
    shown: 'Green',
  })
})

test('names the controls that never show', () => {
  const broken = brokenDefinitions.find(({ name }) => name === 'contradiction')!
  expect(planTests(parseDefinitions(broken.definitions), { today }).uncovered).toEqual(['c3'])
})

const served = parseDefinitions(servedDefinitions)
const claims = claimTypes.map((type) => ({
  name: type,
  definitions: definitionsOfType(served, type),
  settings: { ...CLAIM_SETTINGS, roots: CLAIM_TYPES[type], repeating: [19] },
}))
const rules = examples.map(({ name, definitions, roots, repeating }) => ({
  name,
  definitions: parseDefinitions(definitions),
  settings: { ...(roots && { roots }), ...(repeating && { repeating }) },
}))

describe.each([...claims, ...rules])('$name', ({ definitions, settings }) => {
  const plan = planTests(definitions, { ...settings, today })

  test('shows every control that some answers show', () => {
    const reachable = reachControls(definitions, settings).filter((each) => each.reachable)
    const shown = new Set(plan.tests.flatMap(({ shows }) => shows))
    const form = compileForm(definitions, settings)
    const missed = reachable.filter(({ key }) => !form.control(key)?.bare && !shown.has(key))
    expect(missed.map(({ key }) => key)).toEqual([])
  })

  test('expects exactly what the form computes', () => {
    const form = compileForm(definitions, { ...settings, today })
    for (const { answers, errors, shows } of plan.tests) {
      expect(form.validate(answers).map(({ key, code }) => [key, code])).toEqual(
        errors.map(({ key, code }) => [key, code]),
      )
      expect([...form.visible(answers).keys].filter((key) => !shows.includes(key))).toEqual([])
    }
  })

  test('has no redundant test, and respects the lower bound', () => {
    const idsOf = ({ shows, errors }: (typeof plan.tests)[number]) => [
      ...shows,
      ...errors.map(({ key, code }) => `${key} ${code}`),
    ]
    for (const each of plan.tests) {
      const others = new Set(plan.tests.filter((other) => other !== each).flatMap(idsOf))
      expect(idsOf(each).some((id) => !others.has(id))).toBe(true)
    }
    expect(plan.tests.length).toBeGreaterThanOrEqual(plan.atLeast)
  })
})

test('the plans of claims reach their lower bound', () => {
  const plans = claims.map(({ definitions, settings }) => planTests(definitions, { ...settings, today }))
  expect(plans.map(({ tests }) => tests.length)).toEqual(plans.map(({ atLeast }) => atLeast))
})

testProperty(
  'a plan of any definitions covers what some answers reach',
  [tables, blocks],
  (rows, { roots, repeating }) => {
    const settings = { repeating, ...(roots && { roots }), today }
    const definitions = parseDefinitions(rows)
    const { tests, atLeast, uncovered } = planTests(definitions, settings)
    const reachable = reachControls(definitions, settings).filter((each) => each.reachable)
    expect(reachable.filter(({ key }) => uncovered.includes(key))).toEqual([])
    expect(tests.length).toBeGreaterThanOrEqual(atLeast)
  },
)
