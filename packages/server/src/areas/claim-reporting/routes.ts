import type { Dependencies } from '../../dependencies.ts'
import type { Implementation } from '../../http/implement.ts'
import { draftRoutes } from './drafts/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { followUpRoutes } from './follow-up/routes.ts'
import { matchRoutes } from './matches/routes.ts'
import { claimFormReader } from './report/claim-form.ts'
import { formRoutes } from './report/routes.ts'
import { submissionRoutes } from './submission/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'

export function claimReportingRoutes(dependencies: Dependencies): Implementation[] {
  const readClaimForm = claimFormReader()
  return [
    ...formRoutes(dependencies, readClaimForm),
    ...draftRoutes(dependencies, readClaimForm),
    ...suggestionRoutes(dependencies, readClaimForm),
    ...submissionRoutes(dependencies, readClaimForm),
    ...followUpRoutes(dependencies),
    ...matchRoutes(),
    ...exportRoutes(dependencies, readClaimForm),
  ]
}
