import { pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'

/**
 * The role every transaction runs as (migrations/0000_application_role.sql makes it). It owns nothing, so row-level
 * security binds it; the functions app_reach(), app_company() and app_user() give the scope of the transaction.
 */
const applicationRole = pgRole('portal_application').existing()

const rule = (name: string, condition: SQL) =>
  pgPolicy(name, { for: 'all', to: applicationRole, using: condition, withCheck: condition })

/** Only what the server does on its own account: sessions, limits, the outbox. */
export const systemOnly = () => rule('system_only', sql`app_reach() = 'system'`)

/** Companies themselves: all for staff, the brokered ones and its own for a broker, its own for everybody else. */
export const companiesInReach = (clientId: AnyPgColumn, brokerClientId: AnyPgColumn) =>
  rule(
    'companies_in_reach',
    sql`app_reach() in ('system', 'all') or ${clientId} = app_company() or (app_reach() = 'brokered' and ${brokerClientId} = app_company())`,
  )

/** Rows of a company: those whose company is in reach, as companiesInReach decides. */
export const ofCompaniesInReach = (clientId: AnyPgColumn) =>
  rule('of_companies_in_reach', sql`app_reach() in ('system', 'all') or ${clientId} in (select client_id from clients)`)

/** Rows of a user: those whose user is in reach, as the rule of the table users decides. */
export const ofUsersInReach = (userId: AnyPgColumn) =>
  rule('of_users_in_reach', sql`app_reach() in ('system', 'all') or ${userId} in (select rec_id from users)`)

/** Rows that belong to one user alone, whatever companies that user may act for. */
export const ofOneUser = (userId: AnyPgColumn) =>
  rule('of_one_user', sql`app_reach() = 'system' or ${userId} = app_user()`)

/** Rows that anybody signed in may add and only the server may read. */
export const addedByAnybody = () => [
  pgPolicy('added_by_anybody', { for: 'insert', to: applicationRole, withCheck: sql`app_reach() is not null` }),
  systemOnly(),
]
