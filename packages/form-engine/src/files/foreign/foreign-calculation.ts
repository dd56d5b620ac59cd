import { CalculationSyntaxError, parseCalculation } from '../../calculations/parse-calculation.ts'

const bracketed = /\[([^[\]]*)\]/g

/**
 * Whether the tables can express a calculation that names questions in brackets.
 * @param numbers the names of all questions whose answers are numbers
 */
export function isSayable(calculation: string, numbers: ReadonlySet<string>): boolean {
  const names = [...calculation.matchAll(bracketed)].map(([, name = '']) => name)
  if (!names.every((name) => numbers.has(name))) return false
  try {
    parseCalculation(withIds(calculation, () => 1))
    return true
  } catch (error) {
    if (error instanceof CalculationSyntaxError) return false
    throw error
  }
}

/** The calculation with ids instead of names. */
export const withIds = (calculation: string, idOf: (name: string) => number | undefined): string =>
  calculation.replace(bracketed, (_, name: string) => `[${idOf(name)}]`)
