import { contract } from '@captive/api-client/contract'

import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { announcementRoutes } from './announcements.ts'
import { countViews, summarizeELearning } from './e-learning.ts'
import { listBestPractices, listLossControls, listScores, listWarranties } from './loss-prevention.ts'
import {
  findTelematicsStatus,
  findVehicleCount,
  listProviders,
  listRanks,
  listSpeeding,
  listVendors,
} from './telematics.ts'

export function riskManagementRoutes({ database }: Parts): Implementation[] {
  return [
    ...lossPreventionRoutes(),
    ...telematicsRoutes({ database }),
    ...eLearningRoutes(),
    ...announcementRoutes({ database }),
  ]
}

const lossPreventionRoutes = (): Implementation[] => [
  implement(contract.getLossControlTracker, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listLossControls(tx, scope, query.clientId, 'technology')),
  })),
  implement(contract.getLossControlRetainerServices, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listLossControls(tx, scope, query.clientId, 'safety')),
  })),
  implement(contract.getBestPracticesByClientId, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listBestPractices(tx, scope, query.clientId)),
  })),
  implement(contract.getBestPracticeScoresByProgram, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listScores(tx, scope, query.ProgramsRecId)),
  })),
  implement(contract.getWarrantiesRecommdationsByClientId, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listWarranties(tx, scope, query.clientId)),
  })),
]

const telematicsRoutes = ({ database }: Pick<Parts, 'database'>): Implementation[] => [
  implement(contract.getSpeedingMonthlySummaries, async ({ query, inTransaction }) => {
    const asked = [...(query.clientIds ?? []), ...(query.clientId === undefined ? [] : [query.clientId])]
    return { Payload: await inTransaction((tx, scope) => listSpeeding(tx, scope, asked)) }
  }),
  implement(contract.getSpeedingRanks, async ({ query, session }) => ({
    Payload: await listRanks(database, session.scope, query.clientId),
  })),
  implement(contract.getClientPolicyPowerUnit, async ({ query, inTransaction }) => {
    const found = await inTransaction((tx, scope) => findTelematicsStatus(tx, scope, query.ClientId))
    return { Payload: found ? { dcPowerUnit: found.dcPowerUnit } : null }
  }),
  implement(contract.getClientTEStatus, async ({ query, inTransaction }) => {
    const found = await inTransaction((tx, scope) => findTelematicsStatus(tx, scope, query.ClientId))
    return { Payload: found ? { statusAtUI: found.statusAtUI } : null }
  }),
  implement(contract.getClientTEVehicleCount, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => findVehicleCount(tx, scope, query.ClientId, query.yearMonth)),
  })),
  implement(contract.getClientTSPs, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => listProviders(tx, scope, query.ClientId)),
  })),
  implement(contract.getTechnologyVendors, async ({ inTransaction }) => ({
    Payload: await inTransaction(listVendors),
  })),
]

const eLearningRoutes = (): Implementation[] => [
  implement(contract.getELiveSummary, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => summarizeELearning(tx, scope, query.ClientId)),
  })),
  implement(contract.getELiveDataByClients, async ({ query, inTransaction }) => ({
    Payload: await inTransaction((tx, scope) => countViews(tx, scope, query.monthYear, query.clientIds)),
  })),
]
