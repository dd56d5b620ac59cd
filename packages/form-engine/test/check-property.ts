import * as fc from 'fast-check'
import { test } from 'vitest'

/**
 * A fixed seed gives every run the same inputs, so that a failure comes from a change. Another seed tries other
 * inputs.
 */
const seed = Number(process.env['PROPERTY_SEED'] ?? 1)

/** A property test over random inputs, with a longer timeout than usual. */
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
