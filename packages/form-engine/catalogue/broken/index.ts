import { brokenAnswerChecks } from './answer-checks.ts'
import type { BrokenDefinitions } from './broken-definitions.ts'
import { brokenCalculations } from './calculations.ts'
import { brokenConditions } from './conditions.ts'
import { brokenOffers } from './offers.ts'
import { brokenRows } from './rows.ts'

/** Definitions with one fault each. */
export const brokenDefinitions: readonly BrokenDefinitions[] = [
  ...brokenRows,
  ...brokenAnswerChecks,
  ...brokenConditions,
  ...brokenOffers,
  ...brokenCalculations,
]
