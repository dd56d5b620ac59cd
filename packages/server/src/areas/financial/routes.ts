import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { workerModule } from '../../threads/worker-module.ts'
import type { drawFundAnalysis } from './fund-analysis-pdf.ts'
import { listAssessments, listDistributions, listFunds, listNewestFunds } from './queries.ts'
import { readFundAnalysis } from './read-fund-analysis.ts'
import { texts } from './texts.ts'

export function financialRoutes({ config, threads }: Pick<Dependencies, 'config' | 'threads'>): Implementation[] {
  return [
    implementRead(contract.getMemberFundAnalysis, async ({ query, tx, scope }) => ({
      Payload: await listFunds(tx, scope, query.clientId),
    })),

    implement(contract.getMemberFundAnalysisPDF, async ({ query, body, session, inTransaction }) => {
      const ids = body.map(({ RecId }) => RecId)
      const analysis = await inTransaction(async (tx, scope) => {
        const found = await readFundAnalysis(tx, scope, query.ClientId, ids, {
          today: new Date(),
          brands: config.brands,
        })
        if (found) await recordActivity(tx, session, texts.activity.analysisDownloaded(found.member))
        return found
      })
      if (!analysis) return { Payload: null }
      const module = workerModule('fund-analysis-pdf', import.meta.url)
      const bytes = await threads.run<typeof drawFundAnalysis>(module, 'drawFundAnalysis', analysis)
      return { Payload: Buffer.from(bytes).toString('base64') }
    }),

    implementRead(contract.getMemberFundAnalysisAll, async ({ query, tx, scope }) => ({
      Payload: await listNewestFunds(tx, scope, query),
    })),

    implementRead(contract.getAssessment, async ({ query, tx, scope }) => ({
      Payload: await listAssessments(tx, scope, query.clientId),
    })),

    implementRead(contract.getAFundDistribution, async ({ query, tx, scope }) => ({
      Payload: await listDistributions(tx, scope, query.clientId),
    })),
  ]
}
