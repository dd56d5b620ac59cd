import type { Api } from '@captive/api-client'

import { monthBefore } from '../../../../src/features/risk-management/elive-connect/learning.ts'
import { toYearMonth } from '../../../../src/features/risk-management/telematics/speeding.ts'

/** The server's answers about a company, by call. All figures on its pages are calculated from them. */
export type Answers = Awaited<ReturnType<typeof askFor>>

/** Makes all calls. `today` is yyyy-MM-dd. */
export async function askFor(api: Api, clientId: number, today: string) {
  const ClientId = clientId
  const { ProgramsRecId = null } = (await api.getClientByClientId({ query: { ClientId } })) ?? {}
  const yearMonth = toYearMonth(today)
  const [year, month] = monthBefore(today).split('-')
  const query = { clientId }
  return {
    today,
    ProgramsRecId,
    getPoliciesByClient: await api.getPoliciesByClient({ query }),
    getClaimTotals: await api.getClaimTotals({ query: { ClientId } }),
    getClaimsByClient: await api.getClaimsByClient({ query: { ClientID: clientId } }),
    getDocumentsByClient: await api.getDocumentsByClient({ query }),
    getMemberFundAnalysis: await api.getMemberFundAnalysis({ query }),
    getAssessment: await api.getAssessment({ query }),
    getAFundDistribution: await api.getAFundDistribution({ query }),
    getCollaterals: await api.getCollaterals({ query }),
    getFIFAccountInfoByClientId: [await api.getFIFAccountInfoByClientId({ query })].flat().filter(Boolean),
    getLossControlTracker: await api.getLossControlTracker({ query }),
    getBestPracticesByClientId: await api.getBestPracticesByClientId({ query }),
    getBestPracticeScoresByProgram:
      ProgramsRecId === null ? [] : await api.getBestPracticeScoresByProgram({ query: { ProgramsRecId } }),
    getWarrantiesRecommdationsByClientId: await api.getWarrantiesRecommdationsByClientId({ query }),
    getSpeedingRanks: await api.getSpeedingRanks({ query }),
    getSpeedingMonthlySummaries: await api.getSpeedingMonthlySummaries({ query }),
    getClientTEVehicleCount: await api.getClientTEVehicleCount({ query: { ClientId, yearMonth } }),
    getClientPolicyPowerUnit: await api.getClientPolicyPowerUnit({ query: { ClientId } }),
    getELiveSummary: await api.getELiveSummary({ query: { ClientId } }),
    getELiveDataByClients: await api.getELiveDataByClients({
      query: { monthYear: `${month}-${year}`, clientIds: [clientId] },
    }),
    getVehicleSchedule: await api.getVehicleSchedule({ query: { ClientId } }),
    getEndorsements: await api.getEndorsements({ query: { ClientId } }),
    getPrograms: await api.getPrograms(),
    getDocumentTypes: await api.getDocumentTypes(),
  }
}
