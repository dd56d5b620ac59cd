import type { Answers } from './answers.ts'
import { claimFigures, openedFigures } from './claims.ts'
import { fundFigures } from './funds.ts'
import { kioskFigures } from './kiosk.ts'
import { premiumFigures } from './premium.ts'
import { riskFigures } from './risk.ts'

/**
 * Declares every main figure of the portal once.
 * @param opened the policy and the claim whose pages the test opens
 */
export const declaredFigures = (answers: Answers, opened: { policyId?: string; claimRecId?: string }) => [
  ...claimFigures(answers),
  ...openedFigures(answers, opened),
  ...fundFigures(answers),
  ...premiumFigures(answers),
  ...kioskFigures(answers),
  ...riskFigures(answers),
]
