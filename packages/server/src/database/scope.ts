import { eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import { clientChanges, clients } from './tables/clients.ts'

/**
 * Whose rows a transaction may touch: the server's own business, every company (staff), a broker's companies, one
 * company, or nothing that belongs to anybody.
 */
export type Scope =
  | { reach: 'system' }
  | { reach: 'nobody' }
  | { reach: 'all' | 'brokered' | 'own'; userId: number; companyId: number }

export const systemScope: Scope = { reach: 'system' }

/** The companies in reach, as a condition on the table clients; row-level security says the same again. */
export function inReach(scope: Scope): SQL {
  switch (scope.reach) {
    case 'system':
    case 'all':
      return sql`true`
    case 'brokered':
      return or(eq(clients.ClientId, scope.companyId), eq(clients.BrokerClientId, scope.companyId)) ?? sql`false`
    case 'own':
      return eq(clients.ClientId, scope.companyId)
    case 'nobody':
      return sql`false`
  }
}

/** The rows of a company in reach, as a condition on the column that names it; a row of no company is none of them. */
export function companyInReach(scope: Scope, clientId: AnyColumn): SQL {
  switch (scope.reach) {
    case 'brokered':
      return sql`${clientId} in (select ${clients.ClientId} from ${clients} where ${inReach(scope)})`
    case 'own':
      return eq(clientId, scope.companyId)
    default:
      return inReach(scope)
  }
}

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
