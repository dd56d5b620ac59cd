import { and, asc, desc, eq } from 'drizzle-orm'
import type {
  BestPractice,
  BestPracticeScore,
  LossControl,
  WarrantyOrRecommendation,
} from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, programInScope, type Scope } from '../../database/scope.ts'
import { bestPractices, bestPracticeScores, lossControls, warranties } from '../../database/tables/loss-prevention.ts'

export const listLossControls = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  kind: 'technology' | 'safety',
): Promise<LossControl[]> =>
  tx
    .select({
      ContractAmount: lossControls.ContractAmount,
      EventTypeCd: lossControls.EventTypeCd,
      EventTypeTxt: lossControls.EventTypeTxt,
    })
    .from(lossControls)
    .where(
      and(
        eq(lossControls.ClientId, clientId),
        eq(lossControls.kind, kind),
        companyInScope(scope, lossControls.ClientId),
      ),
    )
    .orderBy(asc(lossControls.EventTypeTxt), asc(lossControls.RecId))

export const listBestPractices = (tx: Transaction, scope: Scope, clientId: number): Promise<BestPractice[]> =>
  tx
    .select({
      RecId: bestPractices.RecId,
      Section: bestPractices.Section,
      IsSelectedInd: bestPractices.IsSelectedInd,
    })
    .from(bestPractices)
    .where(and(eq(bestPractices.ClientId, clientId), companyInScope(scope, bestPractices.ClientId)))
    .orderBy(asc(bestPractices.RecId))

export const listScores = (tx: Transaction, scope: Scope, programId: number): Promise<BestPracticeScore[]> =>
  tx
    .select({ Section: bestPracticeScores.Section, Weight: bestPracticeScores.Weight })
    .from(bestPracticeScores)
    .where(
      and(eq(bestPracticeScores.ProgramsRecId, programId), programInScope(scope, bestPracticeScores.ProgramsRecId)),
    )
    .orderBy(asc(bestPracticeScores.Section))

export const listWarranties = (tx: Transaction, scope: Scope, clientId: number): Promise<WarrantyOrRecommendation[]> =>
  tx
    .select({
      WarrantyNm2: warranties.WarrantyNm2,
      DateInitiated: warranties.DateInitiated,
      WarrantyStatusCd: warranties.WarrantyStatusCd,
      GroupTypeTxt: warranties.GroupTypeTxt,
    })
    .from(warranties)
    .where(and(eq(warranties.ClientId, clientId), companyInScope(scope, warranties.ClientId)))
    .orderBy(desc(warranties.DateInitiated), asc(warranties.RecId))
