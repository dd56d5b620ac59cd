import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import { clientChanges, clients } from './tables/clients.ts'

/**
 * The rows that a transaction may touch: all rows (the server itself), every company (staff), a broker's companies, one
 * company, or no company.
 */
export type Scope =
  | SystemScope
  | { kind: 'nobody' }
  | { kind: 'all' | 'brokered' | 'own'; userId: number; companyId: number }

interface SystemScope {
  kind: 'system'
}

export const systemScope: SystemScope = { kind: 'system' }

/** Whether a transaction is the server's own, or runs for a caller. */
export type TransactionKind = 'application' | 'system'

export type TransactionKindOf<S extends Scope> = S extends SystemScope ? 'system' : 'application'

/**
 * The companies that a scope may see, as a condition on the table clients. Row-level security calls the same SQL
 * function.
 */
export const inScope = (scope: Scope): SQL =>
  maySee(scope, clients.ClientId, sql`${clients.BrokerClientId} = ${companyOf(scope)}`)

/** The same as a condition on a company column. It is false if the column is null. */
export const companyInScope = (scope: Scope, clientId: AnyColumn): SQL =>
  scope.kind === 'brokered'
    ? sql`${clientId} in (select ${clients.ClientId} from ${clients} where ${inScope(scope)})`
    : maySee(scope, clientId, sql`false`) // only a broker sees companies as their broker

/**
 * Calls the SQL function may_see_company (migrations). The kind of scope is a literal and not a parameter, so that
 * PostgreSQL can inline and simplify the function, and find the companies with an index.
 */
const maySee = (scope: Scope, clientId: AnyColumn, isBroker: SQL): SQL =>
  sql`may_see_company(${sql.raw(`'${scope.kind}'`)}, ${companyOf(scope)}, ${clientId}, ${isBroker})`

const companyOf = (scope: Scope): SQL => ('companyId' in scope ? sql`${scope.companyId}::integer` : sql`null::integer`)

/** The programs that a company in scope is or was in, as a condition on a program column. */
export const programInScope = (scope: Scope, programId: AnyColumn): SQL =>
  scope.kind === 'system' || scope.kind === 'all'
    ? sql`true`
    : sql`${programId} in (
        select ${clients.ProgramsRecId} from ${clients} where ${inScope(scope)}
        union select ${clientChanges.ProgramsRecId} from ${clientChanges}
        join ${clients} on ${clients.ClientId} = ${clientChanges.ClientId} where ${inScope(scope)})`

/** Sets the scope for the rest of a transaction. */
export function enterScope(scope: Scope): SQL {
  const known = 'userId' in scope
  return sql`select set_config('app.reach', ${scope.kind === 'nobody' ? '' : scope.kind}, true),
    set_config('app.user', ${known ? String(scope.userId) : ''}, true),
    set_config('app.company', ${known ? String(scope.companyId) : ''}, true)`
}

const dialect = new PgDialect()

/**
 * The statements after the BEGIN of a transaction: sets the application role, then `entry`. One text without
 * parameters, which needs one round trip.
 */
export const asApplication = (entry: SQL): string =>
  `set local role portal_application; ${dialect.sqlToQuery(entry.inlineParams()).sql}`
