import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Answers, Form } from '../../src/index.ts'
import { namesOnlyVisible } from '../names-only-visible.ts'
import { foreignCases, type ForeignCase } from './cases.ts'

const cases = foreignCases()

/**
 * What the words of JSON Schema cannot say, by the codes of the engine's errors: what day it is, that two ids differ, that
 * two days stand in an order. A validator without the engine's vocabulary takes such answers.
 */
const beyondWords = new Set<string>(['future-date', 'repeat-id', 'date-order'])

/** What still has to be cleaned may be refused by the schema, and must never be taken for more than it is. */
const isClean = (form: Form, given: Answers) => JSON.stringify(form.clean(given)) === JSON.stringify(given)

/** The answers that a validator judges otherwise than the engine, each in a line. */
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

describe('[ENG-002] a validator that knows nothing of the engine’s own formats and keywords agrees with it', () => {
  test('ajv', { timeout: 120_000 }, () => {
    const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false })
    const verdicts = cases.map(({ form, answers }) => {
      const judge = ajv.compile(form.schema)
      ajv.removeSchema(form.schema)
      return answers.map((given) => judge(given))
    })
    const { wrong, beyond } = disagreements(verdicts)
    expect(wrong).toEqual([])
    expect(beyond).toBeGreaterThan(0)
    expect(verdicts.flat().filter(Boolean).length).toBeGreaterThan(500)
  })

  const hasJsonschema = spawnSync('python3', ['-c', 'import jsonschema']).status === 0
  test.skipIf(!hasJsonschema)('python3-jsonschema', { timeout: 120_000 }, () => {
    const input = JSON.stringify(cases.map(({ form, answers }: ForeignCase) => ({ schema: form.schema, answers })))
    const script = fileURLToPath(new URL('judge.py', import.meta.url))
    const { stdout, stderr } = spawnSync('python3', [script], { input, encoding: 'utf8', maxBuffer: 1e8 })
    expect(stderr).toBe('')
    expect(disagreements(JSON.parse(stdout) as boolean[][]).wrong).toEqual([])
  })
})
