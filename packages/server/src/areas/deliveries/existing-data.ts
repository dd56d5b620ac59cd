import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { ExistingData, ExistingClaim } from '@captive/delivery'

import type { Transaction } from '../../database/database.ts'
import type { InTransaction } from '../../database/in-transaction.ts'
import { claims, totalIncurred } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import { knownConfirmationNumbers } from '../claim-reporting/index.ts'
import { preferIndexes } from './prefer-indexes.ts'
import { companyNames, readPolicyNames } from './names/existing-names.ts'

const members = ['Policyholder', 'XPolicyholder']
const batch = 1_000

/** Reads the data to which a delivery is compared. */
export async function readExistingData(inTransaction: InTransaction): Promise<ExistingData> {
  const companies = await inTransaction((tx) =>
    tx.select(companyNames).from(clients).where(inArray(clients.ClientType, members)),
  )
  const existingPolicies = await inTransaction(readPolicyNames)
  const numbers = new Map(existingPolicies.map(({ id, number }) => [id, number]))
  const read = (condition: SQL | undefined, ordered: (query: Query) => Query = (query) => query) =>
    inTransaction(async (tx) => {
      await tx.execute(preferIndexes)
      return ordered(selectClaims(tx).where(condition).$dynamic())
    })
  const toExistingClaims = (rows: Row[]) => rows.map((row) => toExistingClaim(row, numbers))
  return {
    companies,
    policies: existingPolicies,
    claims: async (claimNumbers) =>
      toExistingClaims(await read(sql`${claims.ClaimNumber} = any(${sql.param(claimNumbers)}::text[])`)),
    confirmationNumbers: (texts) => inTransaction((tx) => knownConfirmationNumbers(tx, texts)),
    async *claimsOfSource(source) {
      for (let last = 0; ;) {
        const ofSource = source === null ? undefined : eq(claims.SourceNm, source)
        const order = source === null ? [claims.RecId] : [claims.SourceNm, claims.RecId]
        const rows = await read(and(gt(claims.RecId, last), ofSource), (query) => query.orderBy(...order).limit(batch))
        if (rows.length > 0) yield toExistingClaims(rows)
        if (rows.length < batch) return
        last = rows.at(-1)?.RecId ?? last
      }
    },
  }
}

type Query = ReturnType<ReturnType<typeof selectClaims>['$dynamic']>
type Row = Awaited<Query>[number]

const selectClaims = (tx: Transaction) =>
  tx
    .select({
      RecId: claims.RecId,
      companyId: claims.ClientId,
      policyId: claims.PolicyId,
      ClaimNumber: claims.ClaimNumber,
      LossDate: claims.LossDate,
      ReportedDate: claims.ReportedDate,
      ValuationDate: claims.ValuationDate,
      ClosedDate: claims.ClosedDate,
      ClaimantName: claims.ClaimantName,
      DriverName: claims.DriverName,
      Vehicle: claims.Vehicle,
      LossTime: claims.LossTime,
      LossType: claims.LossType,
      StatusCode: claims.StatusCode,
      LossLocation: claims.LossLocation,
      StateCode: claims.StateCode,
      FactsofLoss: claims.FactsofLoss,
      AdjusterFirstName: claims.AdjusterFirstName,
      AdjusterLastName: claims.AdjusterLastName,
      AdjusterEmail: claims.AdjusterEmail,
      Recovery: claims.Recovery,
      LossReserve: claims.LossReserve,
      LossPaid: claims.LossPaid,
      ExpenseReserve: claims.ExpenseReserve,
      ExpensePaid: claims.ExpensePaid,
      MedReserveAmt: claims.MedReserveAmt,
      MedPaidAmt: claims.MedPaidAmt,
      ExpExclMedReserveAmt: claims.ExpExclMedReserveAmt,
      ExpExclMedPaidAmt: claims.ExpExclMedPaidAmt,
      TotalIncurred: totalIncurred,
      SourceNm: claims.SourceNm,
    })
    .from(claims)

/** An unknown text is an empty string in the table and null in a delivery. */
function toExistingClaim({ RecId: _, ...row }: Row, policyNumbers: ReadonlyMap<number, string>): ExistingClaim {
  const { ClaimNumber, SourceNm, ValuationDate, ...values } = row
  const known = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])
  const PolicyNumber = policyNumbers.get(row.policyId) ?? null
  return { ...(Object.fromEntries(known) as typeof values), ClaimNumber, PolicyNumber, SourceNm, ValuationDate }
}
