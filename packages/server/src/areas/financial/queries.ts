import { and, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import type { Assessment, Distribution, MemberFundAnalysis } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { companyInScope, inScope, type Scope } from '../../database/scope.ts'
import { clients, policies } from '../../database/tables/clients.ts'
import { fundMovements, memberFundAnalysis } from '../../database/tables/funds.ts'
import { formatDate } from '../../pdf/format.ts'

const selectFunds = (tx: Transaction) => tx.select(getTableColumns(memberFundAnalysis)).from(memberFundAnalysis)

/** Newest quarter first, then newest premium year. */
export const listFunds = (tx: Transaction, scope: Scope, clientId: number): Promise<MemberFundAnalysis[]> =>
  selectFunds(tx)
    .where(and(eq(memberFundAnalysis.ClientId, clientId), companyInScope(scope, memberFundAnalysis.ClientId)))
    .orderBy(desc(memberFundAnalysis.YearQuarter), desc(memberFundAnalysis.PremiumYearFrom))

/** The rows with these ids that belong to the company. */
export const findFunds = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  ids: readonly number[],
): Promise<MemberFundAnalysis[]> =>
  selectFunds(tx).where(
    and(
      eq(memberFundAnalysis.ClientId, clientId),
      inArray(memberFundAnalysis.RecId, [...ids]),
      companyInScope(scope, memberFundAnalysis.ClientId),
    ),
  )

const byCompany: ListOrder = {
  direction: 'ascending',
  keys: [memberFundAnalysis.ClientId, sql`-${memberFundAnalysis.PremiumYearFrom}`],
  table: memberFundAnalysis,
  hasId: (id) => isId(memberFundAnalysis.RecId, id),
}

/** The newest quarter of each company in scope, by company, then by premium year, newest first. */
export async function listNewestFunds(tx: Transaction, scope: Scope, page: Page): Promise<MemberFundAnalysis[]> {
  const { RecId, ClientId, YearQuarter } = memberFundAnalysis
  const newest = tx
    .select({ YearQuarter })
    .from(memberFundAnalysis)
    .where(eq(ClientId, clients.ClientId))
    .orderBy(desc(YearQuarter))
    .limit(1)
    .as('newest')
  // Skips the companies before the page with the index of companies.
  const ofPage =
    page.after === undefined
      ? undefined
      : gte(clients.ClientId, sql`(select ${ClientId} from ${memberFundAnalysis} where ${isId(RecId, page.after)})`)
  const all = tx
    .select(getTableColumns(memberFundAnalysis))
    .from(clients)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(memberFundAnalysis, and(eq(ClientId, clients.ClientId), eq(YearQuarter, newest.YearQuarter)))
    .$dynamic()
  return listPage(all, and(ofPage, inScope(scope)), byCompany, page)
}

async function listMovements(tx: Transaction, scope: Scope, clientId: number, kind: 'assessment' | 'distribution') {
  const found = await tx
    .select({
      ClientId: fundMovements.ClientId,
      PolicyId: fundMovements.PolicyId,
      PolicyNumber: policies.PolicyNumber,
      EffDate: policies.EffectiveDate,
      ExpDate: policies.ExpirationDate,
      ECaptivProgramYear: fundMovements.ECaptivProgramYear,
      amount: fundMovements.amount,
      DisplayType: fundMovements.DisplayType,
      CategoryCode: policies.CategoryCode,
    })
    .from(fundMovements)
    .innerJoin(policies, eq(policies.PolicyId, fundMovements.PolicyId))
    .where(
      and(
        eq(fundMovements.ClientId, clientId),
        eq(fundMovements.kind, kind),
        companyInScope(scope, fundMovements.ClientId),
      ),
    )
    .orderBy(desc(fundMovements.ECaptivProgramYear), desc(fundMovements.RecId))
  return found.map((row) => ({ ...row, PolicyTerm: `${formatDate(row.EffDate)} - ${formatDate(row.ExpDate)}` }))
}

/** Newest program year first. */
export async function listAssessments(tx: Transaction, scope: Scope, clientId: number): Promise<Assessment[]> {
  const found = await listMovements(tx, scope, clientId, 'assessment')
  return found.map(({ amount, ...row }) => ({ ...row, TotalAssessmentAmount: amount }))
}

/** Newest program year first. */
export async function listDistributions(tx: Transaction, scope: Scope, clientId: number): Promise<Distribution[]> {
  const found = await listMovements(tx, scope, clientId, 'distribution')
  return found.map(({ amount, ...row }) => ({ ...row, TotalDistributionAmount: amount }))
}
