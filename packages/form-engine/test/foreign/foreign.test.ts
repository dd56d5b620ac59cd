import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Answers, Form } from '../../src/index.ts'
import { namesOnlyVisible } from '../names-only-visible.ts'
import { foreignCases, type ForeignCase } from './cases.ts'

const cases = foreignCases()

/**
 * Error codes that plain JSON Schema cannot express: the current date, distinct ids, and the order of two dates. A
 * validator without the engine's vocabulary accepts such answers.
 */
const beyondWords = new Set<string>(['future-date', 'repeat-id', 'date-order'])

/** The schema may refuse answers that still need cleaning, but must never accept more than the engine. */
const isClean = (form: Form, given: Answers) => JSON.stringify(form.clean(given)) === JSON.stringify(given)

/** The answers on which a validator and the engine disagree, one per line. */
function disagreements(verdicts: readonly (readonly boolean[])[]): { wrong: string[]; beyond: number } {
  const wrong: string[] = []
  let beyond = 0
  for (const [index, { form, answers }] of cases.entries()) {
    for (const [place, given] of answers.entries()) {
      const codes = form.validate(given).map(({ code }) => code)
      const isFine = codes.length === 0 && namesOnlyVisible(form, given)
      const taken = verdicts[index]![place]!
      if (taken === isFine || (!taken && !isClean(form, given))) continue
      if (taken && codes.length > 0 && codes.every((code) => beyondWords.has(code))) beyond += 1
      else
        wrong.push(`${taken ? 'taken' : 'refused'}, by the engine ${codes.join() || isFine}: ${JSON.stringify(given)}`)
    }
  }
  return { wrong, beyond }
}

describe("[ENG-002] a validator without the engine's vocabulary agrees with it", () => {
  test('ajv', { timeout: 120_000 }, () => {
    const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false })
    const verdicts = cases.map(({ form, answers }) => {
      const validate = ajv.compile(form.schema)
      ajv.removeSchema(form.schema)
      return answers.map((given) => validate(given))
    })
    const { wrong, beyond } = disagreements(verdicts)
    expect(wrong).toEqual([])
    expect(beyond).toBeGreaterThan(0)
    expect(verdicts.flat().filter(Boolean).length).toBeGreaterThan(500)
  })

  const hasJsonschema = spawnSync('python3', ['-c', 'import jsonschema']).status === 0
  test.skipIf(!hasJsonschema)('python3-jsonschema', { timeout: 120_000 }, () => {
    const input = JSON.stringify(cases.map(({ form, answers }: ForeignCase) => ({ schema: form.schema, answers })))
    const script = fileURLToPath(new URL('validate.py', import.meta.url))
    const { stdout, stderr } = spawnSync('python3', [script], { input, encoding: 'utf8', maxBuffer: 1e8 })
    expect(stderr).toBe('')
    expect(disagreements(JSON.parse(stdout) as boolean[][]).wrong).toEqual([])
  })
})
