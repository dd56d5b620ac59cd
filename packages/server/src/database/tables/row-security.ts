import { pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'

/**
 * The role under which every transaction runs (created by migrations/0000_application_role.sql). It owns nothing, so
 * row-level security applies to it. The functions app_reach(), app_company() and app_user() return the scope of the
 * transaction.
 */
const applicationRole = pgRole('portal_application').existing()

const rule = (name: string, condition: SQL) =>
  pgPolicy(name, { for: 'all', to: applicationRole, using: condition, withCheck: condition })

/** Calls the SQL function that decides who may see a company (migrations/0021_may_see_company.sql). */
const maySee = (clientId: AnyPgColumn, isBroker: SQL) =>
  sql`may_see_company(app_reach(), app_company(), ${clientId}, ${isBroker})`

/** The subquery does not refer to the row, so PostgreSQL runs it once per statement, and only for brokers. */
const isCompanyInScope = (clientId: AnyPgColumn) =>
  maySee(clientId, sql`${clientId} in (select client_id from clients where broker_client_id = app_company())`)

/** Rows that only the server may read and write: sessions, limits, the outbox. */
export const systemOnly = () => rule('system_only', sql`app_reach() = 'system'`)

/** Rows that only staff and the server may read and write. */
export const ofStaff = () => rule('of_staff', isStaff)

const isStaff = sql`app_reach() in ('system', 'all')`

/** Rows of the table clients. */
export const companiesInScope = (clientId: AnyPgColumn, brokerClientId: AnyPgColumn) =>
  rule('companies_in_reach', maySee(clientId, sql`${brokerClientId} = app_company()`))

/** Rows of a company that the caller may see. */
export const ofCompaniesInScope = (clientId: AnyPgColumn) => rule('of_companies_in_reach', isCompanyInScope(clientId))

/** Rows of a company that the caller may see and only staff may write. */
export const ofCompaniesWrittenByStaff = (clientId: AnyPgColumn) => [
  pgPolicy('read_of_companies_in_reach', { for: 'select', to: applicationRole, using: isCompanyInScope(clientId) }),
  rule('written_by_staff', isStaff),
]

/** Rows of a program that a company in scope is or was in. */
export const ofProgramsInScope = (programId: AnyPgColumn) =>
  rule('of_programs_in_reach', sql`app_reach() in ('system', 'all') or ${isProgramInScope(programId)}`)

/** Rows of a company or, if the company is null, of a program. */
export const ofCompaniesOrProgramsInScope = (clientId: AnyPgColumn, programId: AnyPgColumn) =>
  rule(
    'of_companies_or_programs_in_reach',
    sql`${isCompanyInScope(clientId)} or (${clientId} is null and ${isProgramInScope(programId)})`,
  )

const isProgramInScope = (programId: AnyPgColumn) =>
  sql`${programId} in (select programs_rec_id from clients union select programs_rec_id from client_changes)`

/**
 * Rows of a user whose row in the table users is in scope. All users are in the scope of staff, so the
 * subquery is skipped for them.
 */
export const ofUsersInScope = (userId: AnyPgColumn) =>
  rule(
    'of_users_in_reach',
    sql`app_reach() in ('system', 'all') or exists (select from users where users.rec_id = ${userId})`,
  )

/** Rows that belong to one user, regardless of the companies that the user may act for. */
export const ofOneUser = (userId: AnyPgColumn) =>
  rule('of_one_user', sql`app_reach() = 'system' or ${userId} = app_user()`)

/** Rows about a company in scope that the users of one company share, unless the column `withheld` has a value. */
export const ofColleaguesUnless = (withheld: AnyPgColumn, companyId: AnyPgColumn, clientId: AnyPgColumn) =>
  rule(
    'of_colleagues',
    sql`app_reach() = 'system' or (${companyId} = app_company() and ${withheld} is null and ${isCompanyInScope(clientId)})`,
  )

/** Rows of an unfinished report whose row in the table claim_drafts is in scope. */
export const ofDraftsInScope = (draftId: AnyPgColumn) =>
  rule(
    'of_drafts_in_reach',
    sql`app_reach() = 'system' or exists (select from claim_drafts where claim_drafts.id = ${draftId})`,
  )

/** Rows that every signed-in user may add and only the server may read. */
export const addedByAnybody = () => [
  pgPolicy('added_by_anybody', { for: 'insert', to: applicationRole, withCheck: sql`app_reach() is not null` }),
  systemOnly(),
]

/** Rows that do not belong to a company. Every signed-in user may read them; only the server may write them. */
export const readByEverybody = () => [
  pgPolicy('read_by_everybody', { for: 'select', to: applicationRole, using: sql`app_reach() is not null` }),
  systemOnly(),
]

/**
 * Entries that users add about themselves, and that callers who may see the user's company can read. Written as a CASE,
 * because PostgreSQL expects a condition with OR to match few rows, and would scan the whole log to find its newest
 * entries.
 */
export const addedByOneUser = (userId: AnyPgColumn, clientId: AnyPgColumn) => [
  pgPolicy('added_by_one_user', {
    for: 'insert',
    to: applicationRole,
    withCheck: sql`app_reach() = 'system' or ${userId} = app_user()`,
  }),
  pgPolicy('read_of_companies_in_reach', {
    for: 'select',
    to: applicationRole,
    using: sql`case when ${isCompanyInScope(clientId)} then true end`,
  }),
]
