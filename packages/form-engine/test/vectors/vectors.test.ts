import { describe, expect, test } from 'vitest'
import { checkDefinitions, parseDefinitions } from '../../src/index.ts'
import { independentValidator } from '../independent-validator.ts'
import { formOf, optionsOf, rules, type Vector } from './vector.ts'

test('every rule has at least three vectors with unique names', () => {
  for (const { rule, vectors } of rules) {
    expect(vectors.length, rule).toBeGreaterThanOrEqual(3)
    expect(new Set(vectors.map(({ name }) => name)).size, rule).toBe(vectors.length)
  }
})

describe.each(rules)('$rule', (rule) => {
  describe.each(rule.vectors)('$name', (vector) => {
    const form = formOf(vector, rule)
    const validate = independentValidator(form)

    test('reports exactly the expected diagnostics', () => {
      const found = checkDefinitions(parseDefinitions(vector.definitions), optionsOf(vector, rule))
      expect(inAnyOrder(found)).toEqual(inAnyOrder(vector.diagnostics))
    })

    test.for(vector.cases)('$title', (expected) => {
      const { answers, items = {}, explanations = [], opened } = expected
      const visible = form.visible(answers)
      expect([...visible.keys]).toEqual(expected.visible)
      expect(
        Object.fromEntries(Object.entries(visible.repeats).map(([key, sets]) => [key, sets.map((set) => [...set])])),
      ).toEqual(items)
      expect(form.validate(answers).map(({ path, code }) => ({ path, code }))).toEqual(expected.errors)
      expect(form.doubts(answers).map(({ path, code }) => ({ path, code }))).toEqual(expected.doubts ?? [])
      expect(form.project(answers)).toEqual(expected.projection)
      expect(form.submission(answers)).toEqual(expected.submission)
      if (opened) expect(form.openRepeats(answers)).toEqual(opened)
      for (const { key, visible: shows, steps } of explanations) {
        const explained = form.explain(key, answers)
        expect(explained.visible).toBe(shows)
        expect(
          explained.steps.map(({ key: of, role, of: whose, holds }) => ({ key: of, role, of: whose, holds })),
        ).toEqual(steps)
      }
    })

    test.for(vector.cases)('with only the portable schema: $title', ({ answers, projection, errors, accepted }) => {
      expect(validate(projection)).toBe(errors.length === 0)
      expect(validate(answers)).toBe(accepted)
    })
  })

  test('the schemas in the folder match the engine', async () => {
    const schemas = Object.fromEntries(rule.vectors.map((vector) => [vector.name, formOf(vector, rule).schema]))
    await expect(`${JSON.stringify(schemas, null, 1)}\n`).toMatchFileSnapshot(`../../vectors/schemas/${rule.rule}.json`)
  })
})

/** Each engine words its own diagnostics, and their order depends on the wording. */
function inAnyOrder(diagnostics: Vector['diagnostics']): string[] {
  return diagnostics.map(({ code, severity, controls }) => JSON.stringify([code, severity, controls])).sort()
}
