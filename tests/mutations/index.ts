import { aut } from './aut.ts'
import { claimReporting } from './claim-reporting.ts'
import { claimsAndLossRuns } from './claims.ts'
import { contractAndDesign } from './contract.ts'
import { dashboardAndLog } from './dashboard.ts'
import { documentsAndMessages } from './documents.ts'
import { end } from './end.ts'
import { eng } from './eng.ts'
import { financialAndPremium } from './financial.ts'
import { gen } from './gen.ts'
import { insurance } from './insurance.ts'
import type { Mutations } from './mutation.ts'
import { ntf } from './ntf.ts'
import { prm } from './prm.ts'
import { riskAndCommunication } from './risk.ts'
import { sel } from './sel.ts'
import { ses } from './ses.ts'
import { shl } from './shl.ts'
import { tbl } from './tbl.ts'
import { usr } from './usr.ts'

/** Every listed mutation; `npm run mutate` applies them one at a time. */
export const mutations: Mutations = {
  ...aut,
  ...claimReporting,
  ...claimsAndLossRuns,
  ...contractAndDesign,
  ...dashboardAndLog,
  ...documentsAndMessages,
  ...end,
  ...eng,
  ...financialAndPremium,
  ...gen,
  ...insurance,
  ...ntf,
  ...prm,
  ...riskAndCommunication,
  ...sel,
  ...ses,
  ...shl,
  ...tbl,
  ...usr,
}

export type { Mutation } from './mutation.ts'
