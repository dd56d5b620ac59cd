import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { implement, type Implementation } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { workerModule } from '../../threads/worker-module.ts'
import type { drawFundAnalysis } from './fund-analysis-pdf.ts'
import { listAssessments, listDistributions, listFunds, listNewestFunds } from './queries.ts'
import { readFundAnalysis } from './read-fund-analysis.ts'

export function financialRoutes({ threads }: Pick<Parts, 'threads'>): Implementation[] {
  return [
    implement(contract.getMemberFundAnalysis, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listFunds(tx, scope, query.clientId)),
    })),

    implement(contract.getMemberFundAnalysisPDF, async ({ query, body, session, inTransaction }) => {
      const ids = body.map(({ RecId }) => RecId)
      const analysis = await inTransaction(async (tx, scope) => {
        const found = await readFundAnalysis(tx, scope, query.ClientId, ids, new Date())
        if (found) await recordActivity(tx, session, `Downloaded the fund analysis of ${found.member}`)
        return found
      })
      if (!analysis) return { Payload: null }
      const module = workerModule('fund-analysis-pdf', import.meta.url)
      const bytes = await threads.run<typeof drawFundAnalysis>(module, 'drawFundAnalysis', analysis)
      return { Payload: Buffer.from(bytes).toString('base64') }
    }),

    implement(contract.getMemberFundAnalysisAll, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listNewestFunds(tx, scope, query)),
    })),

    implement(contract.getAssessment, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listAssessments(tx, scope, query.clientId)),
    })),

    implement(contract.getAFundDistribution, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listDistributions(tx, scope, query.clientId)),
    })),
  ]
}
