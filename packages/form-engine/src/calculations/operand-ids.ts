import type { RecId } from '../definitions/definitions.ts'
import { CalculationSyntaxError, operandsOf, parseCalculation } from './parse-calculation.ts'

/**
 * The ids of the questions that a calculation uses, without duplicates. Empty if the calculation has a syntax error.
 *
 * @example
 * operandIds('[1201] * [1202] + [1201]') // [1201, 1202]
 */
export function operandIds(calculation: string): readonly RecId[] {
  try {
    return [...new Set(operandsOf(parseCalculation(calculation)).map(({ recId }) => recId))]
  } catch (error) {
    if (error instanceof CalculationSyntaxError) return []
    throw error
  }
}
