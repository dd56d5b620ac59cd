import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
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

export function riskManagementRoutes({ database }: Dependencies): Implementation[] {
  return [
    ...lossPreventionRoutes(),
    ...telematicsRoutes({ database }),
    ...eLearningRoutes(),
    ...announcementRoutes({ database }),
  ]
}

const lossPreventionRoutes = (): Implementation[] => [
  implementRead(contract.getLossControlTracker, async ({ query, tx, scope }) => ({
    Payload: await listLossControls(tx, scope, query.clientId, 'technology'),
  })),
  implementRead(contract.getLossControlRetainerServices, async ({ query, tx, scope }) => ({
    Payload: await listLossControls(tx, scope, query.clientId, 'safety'),
  })),
  implementRead(contract.getBestPracticesByClientId, async ({ query, tx, scope }) => ({
    Payload: await listBestPractices(tx, scope, query.clientId),
  })),
  implementRead(contract.getBestPracticeScoresByProgram, async ({ query, tx, scope }) => ({
    Payload: await listScores(tx, scope, query.ProgramsRecId),
  })),
  implementRead(contract.getWarrantiesRecommdationsByClientId, async ({ query, tx, scope }) => ({
    Payload: await listWarranties(tx, scope, query.clientId),
  })),
]

const telematicsRoutes = ({ database }: Pick<Dependencies, 'database'>): Implementation[] => [
  implementRead(contract.getSpeedingMonthlySummaries, async ({ query, tx, scope }) => {
    const requested = [...(query.clientIds ?? []), ...(query.clientId === undefined ? [] : [query.clientId])]
    return { Payload: await listSpeeding(tx, scope, requested) }
  }),
  implement(contract.getSpeedingRanks, async ({ query, session }) => ({
    Payload: await listRanks(database, session.scope, query.clientId),
  })),
  implementRead(contract.getClientPolicyPowerUnit, async ({ query, tx, scope }) => {
    const found = await findTelematicsStatus(tx, scope, query.ClientId)
    return { Payload: found ? { dcPowerUnit: found.dcPowerUnit } : null }
  }),
  implementRead(contract.getClientTEStatus, async ({ query, tx, scope }) => {
    const found = await findTelematicsStatus(tx, scope, query.ClientId)
    return { Payload: found ? { statusAtUI: found.statusAtUI } : null }
  }),
  implementRead(contract.getClientTEVehicleCount, async ({ query, tx, scope }) => ({
    Payload: await findVehicleCount(tx, scope, query.ClientId, query.yearMonth),
  })),
  implementRead(contract.getClientTSPs, async ({ query, tx, scope }) => ({
    Payload: await listProviders(tx, scope, query.ClientId),
  })),
  implementRead(contract.getTechnologyVendors, async ({ tx }) => ({
    Payload: await listVendors(tx),
  })),
]

const eLearningRoutes = (): Implementation[] => [
  implementRead(contract.getELiveSummary, async ({ query, tx, scope }) => ({
    Payload: await summarizeELearning(tx, scope, query.ClientId),
  })),
  implementRead(contract.getELiveDataByClients, async ({ query, tx, scope }) => ({
    Payload: await countViews(tx, scope, query.monthYear, query.clientIds),
  })),
]
