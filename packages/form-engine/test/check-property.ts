import * as fc from 'fast-check'
import { test } from 'vitest'

/** The same inputs in every run, so that a red one tells of what was changed; another number looks elsewhere. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 1)

/** A test of a rule over random inputs; thousands of them take longer than a test may by default. */
export function testProperty<Inputs extends [unknown, ...unknown[]]>(
  rule: string,
  arbitraries: { [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
  holds: (...inputs: Inputs) => void,
  options: { numRuns: number; afterAll?: () => void } = { numRuns: 1500 },
): void {
  // oxlint-disable-next-line vitest/valid-title -- the rule is the title
  test(rule, { timeout: 120_000 }, () => {
    fc.assert(fc.property(...arbitraries, holds), { numRuns: options.numRuns, seed })
    options.afterAll?.()
  })
}
