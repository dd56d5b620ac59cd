import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { ClaimSums, LossComparison } from '@captive/api-client/contract'

import type { Database, Transaction } from '../../../database/database.ts'
import type { InSessionTransaction } from '../../../database/in-transaction.ts'
import { companyInScope, inScope, systemScope, type Scope } from '../../../database/scope.ts'
import { claims } from '../../../database/tables/claims.ts'
import { clients, policies } from '../../../database/tables/clients.ts'
import { telematicsStatus } from '../../../database/tables/telematics.ts'
import { lossBetween } from '../register/claim-conditions.ts'
import { claimSums } from '../register/claim-sums.ts'
import { sumFoundClaims } from '../register/search-claims.ts'

/** Quartiles of fewer members would reveal individual figures (docs/decisions/0018). */
const smallestGroup = 5

const years = 3

/** The claims of a company in the last calendar years, with the quartiles of the members of its program. */
export async function compareLosses(
  database: Database,
  inTransaction: InSessionTransaction,
  clientId: number,
): Promise<LossComparison> {
  const thisYear = new Date().getUTCFullYear()
  const window = { from: `${thisYear - years}-01-01`, to: `${thisYear}-01-01` }
  const { scope, ...own } = await inTransaction(async (tx, ownScope) => ({
    ...(await readOwn(tx, ownScope, clientId, window)),
    scope: ownScope,
  }))
  const quartiles = await database.transaction(systemScope, (tx) => readQuartiles(tx, scope, clientId, window))
  return { From: window.from, To: window.to, Years: years, ...own, ...quartiles }
}

interface Window {
  from: string
  to: string
}

async function readOwn(
  tx: Transaction,
  scope: Scope,
  ClientId: number,
  window: Window,
): Promise<{ Own: ClaimSums | null; PowerUnits: number | null }> {
  const [insured] = await tx
    .select({ id: policies.PolicyId })
    .from(policies)
    .where(and(eq(policies.ClientId, ClientId), companyInScope(scope, policies.ClientId), inForceOn(window.from)))
    .limit(1)
  const [status] = await tx
    .select({ units: telematicsStatus.dcPowerUnit })
    .from(telematicsStatus)
    .where(and(eq(telematicsStatus.ClientId, ClientId), companyInScope(scope, telematicsStatus.ClientId)))
  return {
    Own: insured ? await sumFoundClaims(tx, scope, { ClientId, ...window }) : null,
    PowerUnits: status && status.units > 0 ? status.units : null,
  }
}

const inForceOn = (day: string) =>
  and(lte(policies.EffectiveDate, sql`${day}::text::date`), gt(policies.ExpirationDate, sql`${day}::text::date`))

/**
 * Reads in the system scope, because row-level security would hide the other members. Returns no figure of a single
 * member.
 */
async function readQuartiles(
  tx: Transaction<'system'>,
  scope: Scope,
  clientId: number,
  window: Window,
): Promise<Pick<LossComparison, 'PerYear' | 'PerPowerUnits' | 'Average'>> {
  const program = tx
    .select({ id: clients.ProgramsRecId })
    .from(clients)
    .where(and(eq(clients.ClientId, clientId), inScope(scope)))
  const sums = tx
    .select({ Claims: claimSums.Claims, TotalIncurred: claimSums.TotalIncurred })
    .from(claims)
    .where(and(eq(claims.ClientId, clients.ClientId), lossBetween(window)))
    .as('sums')
  const members = tx
    .select({
      perYear: sql`${sums.Claims} / ${years}::numeric`.as('per_year'),
      perUnits: sql`${sums.Claims} * 100.0 / ${years} / nullif(${telematicsStatus.dcPowerUnit}, 0)`.as('per_units'),
      average: sql`${sums.TotalIncurred} / nullif(${sums.Claims}, 0)`.as('average'),
    })
    .from(clients)
    .leftJoinLateral(sums, sql`true`)
    .leftJoin(telematicsStatus, eq(telematicsStatus.ClientId, clients.ClientId))
    .where(
      and(
        eq(clients.ClientType, 'Policyholder'),
        eq(clients.ProgramsRecId, program),
        sql`exists (select from ${policies} where ${eq(policies.ClientId, clients.ClientId)} and ${inForceOn(window.from)})`,
      ),
    )
    .as('members')
  const [found] = await tx
    .select({
      PerYear: quartilesOf(members.perYear, 1),
      PerPowerUnits: quartilesOf(members.perUnits, 1),
      Average: quartilesOf(members.average, -2),
    })
    .from(members)
  return found!
}

/** Rounded, because a quartile of few members is the exact figure of one member. */
function quartilesOf(figure: SQL.Aliased, decimals: number) {
  const amountAtShare = (share: number) =>
    sql`round((percentile_cont(${sql.raw(String(share))}) within group (order by ${figure}))::numeric, ${sql.raw(String(decimals))})`
  return sql<LossComparison['PerYear']>`case when count(${figure}) >= ${smallestGroup} then json_build_object(
    'Members', count(${figure}), 'Lower', ${amountAtShare(0.25)}, 'Median', ${amountAtShare(0.5)}, 'Upper', ${amountAtShare(0.75)}) end`
}
