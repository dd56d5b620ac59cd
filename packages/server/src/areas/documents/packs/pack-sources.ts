import {
  openItems,
  ofNewestQuarter,
  scoreOf,
  type MemberFundAnalysis,
  type PackKind,
  type Score,
  type VehicleScheduleRow,
  type WarrantyOrRecommendation,
} from '@captive/api-client/contract'
import type { Brands } from '@captive/brand/folder'

import type { Transaction } from '../../../database/database.ts'
import type { Scope } from '../../../database/scope.ts'
import { lazily } from '../../../http/lazily.ts'
import { readLossRunOfAll, type LossRun } from '../../claims/index.ts'
import { listFunds, readFundAnalysis } from '../../financial/index.ts'
import { listBestPractices, listScores, listWarranties } from '../../risk-management/index.ts'
import { listVehicles } from '../../member-kiosk/index.ts'

/** The data for the chapters of a pack, from the functions that the pages use. Each is read at most once. */
export interface PackSources {
  kind: PackKind
  lossRun: () => Promise<LossRun | undefined>
  funds: () => Promise<MemberFundAnalysis[]>
  fundAnalysis: () => ReturnType<typeof readFundAnalysis>
  vehicles: () => Promise<VehicleScheduleRow[]>
  score: () => Promise<Score | undefined>
  recommendations: () => Promise<WarrantyOrRecommendation[]>
}

export interface PackOrder {
  kind: PackKind
  clientId: number
  /** The program of the company; null if it has none. */
  programId: number | null
}

export function packSources(
  tx: Transaction,
  scope: Scope,
  { kind, clientId, programId }: PackOrder,
  given: { today: Date; brands: Brands },
): PackSources {
  const funds = lazily(() => listFunds(tx, scope, clientId))
  return {
    kind,
    lossRun: lazily(() => readLossRunOfAll(tx, scope, clientId, given)),
    funds,
    fundAnalysis: async () => {
      const ids = ofNewestQuarter(await funds()).map(({ RecId }) => RecId)
      return ids.length === 0 ? undefined : readFundAnalysis(tx, scope, clientId, ids, given)
    },
    vehicles: () => listVehicles(tx, scope, clientId),
    score: async () =>
      programId === null
        ? undefined
        : scoreOf(await listBestPractices(tx, scope, clientId), await listScores(tx, scope, programId)),
    recommendations: async () => openItems(await listWarranties(tx, scope, clientId), 'recommendation'),
  }
}
