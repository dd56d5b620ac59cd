import { describe, expect, test } from 'vitest'
import { CLAIM_SETTINGS } from '../../src/claim/index.ts'
import { compileForm, parseDefinitions } from '../../src/index.ts'
import { examples } from './index.ts'

test('every example has a unique name', () => {
  const names = examples.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(examples)('$name: $title', (example) => {
  const form = compileForm(parseDefinitions(example.definitions), { ...CLAIM_SETTINGS, ...example })

  test.each(example.cases)('$title', ({ answers, shows, hides, items = {}, errors = [], submits }) => {
    const { keys, repeats } = form.visible(answers)
    expect(shows.filter((key) => !keys.has(key))).toEqual([])
    expect(hides.filter((key) => keys.has(key))).toEqual([])
    for (const [section, expected] of Object.entries(items)) {
      expect(repeats[section]?.map((item) => [...item])).toEqual(expected)
    }
    expect(form.validate(form.project(answers)).map(({ key }) => key)).toEqual(errors)
    if (submits) expect(form.submission(answers)).toEqual(submits)
  })
})
