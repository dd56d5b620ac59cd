import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import { clientChanges, clients } from './tables/clients.ts'

/**
 * Whose rows a transaction may touch: the server's own business, every company (staff), a broker's companies, one
 * company, or nothing that belongs to anybody.
 */
export type Scope =
  | SystemScope
  | { reach: 'nobody' }
  | { reach: 'all' | 'brokered' | 'own'; userId: number; companyId: number }

interface SystemScope {
  reach: 'system'
}

export const systemScope: SystemScope = { reach: 'system' }

/** Whether a transaction is the server's own, or runs for a caller. */
export type ScopeKind = 'application' | 'system'

export type KindOf<S extends Scope> = S extends SystemScope ? 'system' : 'application'

/** Which companies a scope may see, as a condition on the table clients; row-level security asks the same function. */
export const inReach = (scope: Scope): SQL =>
  maySee(scope, clients.ClientId, sql`${clients.BrokerClientId} = ${companyOf(scope)}`)

/** The same as a condition on a column that names a company; it does not hold where the column is null. */
export const companyInReach = (scope: Scope, clientId: AnyColumn): SQL =>
  scope.reach === 'brokered'
    ? sql`${clientId} in (select ${clients.ClientId} from ${clients} where ${inReach(scope)})`
    : maySee(scope, clientId, sql`false`) // only a broker sees companies as their broker

/**
 * Calls the SQL function may_see_company (migrations). The reach is part of the statement's text and no parameter, so that
 * PostgreSQL simplifies the inlined function for it, and finds the companies by an index.
 */
const maySee = (scope: Scope, clientId: AnyColumn, isBroker: SQL): SQL =>
  sql`may_see_company(${sql.raw(`'${scope.reach}'`)}, ${companyOf(scope)}, ${clientId}, ${isBroker})`

const companyOf = (scope: Scope): SQL => ('companyId' in scope ? sql`${scope.companyId}::integer` : sql`null::integer`)

/** The programs that a company in reach is or was in, as a condition on a column that names one. */
export const programInReach = (scope: Scope, programId: AnyColumn): SQL =>
  scope.reach === 'system' || scope.reach === 'all'
    ? sql`true`
    : sql`${programId} in (
        select ${clients.ProgramsRecId} from ${clients} where ${inReach(scope)}
        union select ${clientChanges.ProgramsRecId} from ${clientChanges}
        join ${clients} on ${clients.ClientId} = ${clientChanges.ClientId} where ${inReach(scope)})`

/** Gives the rest of a transaction this scope, which ends with it. */
export function enterScope(scope: Scope): SQL {
  const known = 'userId' in scope
  return sql`select set_config('app.reach', ${scope.reach === 'nobody' ? '' : scope.reach}, true),
    set_config('app.user', ${known ? String(scope.userId) : ''}, true),
    set_config('app.company', ${known ? String(scope.companyId) : ''}, true)`
}

const dialect = new PgDialect()

/**
 * What a transaction begins with after its BEGIN: the application's role, then `entry`. One text without parameters,
 * which goes to the database at once.
 */
export const asApplication = (entry: SQL): string =>
  `set local role portal_application; ${dialect.sqlToQuery(entry.inlineParams()).sql}`
