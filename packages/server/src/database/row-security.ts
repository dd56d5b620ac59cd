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
export const ofCompaniesInReach = (clientId: AnyPgColumn) => rule('of_companies_in_reach', isCompanyInReach(clientId))

/** Written out, since to ask the table of companies for each table of a query costs half of a small query's time. */
const isCompanyInReach = (clientId: AnyPgColumn) =>
  sql`app_reach() in ('system', 'all') or ${clientId} = app_company() or (app_reach() = 'brokered' and ${clientId} in (select client_id from clients where broker_client_id = app_company()))`

/** Rows of a program: those of programs that a company in reach is or was in. */
export const ofProgramsInReach = (programId: AnyPgColumn) =>
  rule('of_programs_in_reach', sql`app_reach() in ('system', 'all') or ${isProgramInReach(programId)}`)

/** Rows of a company or, where they name none, of a program. */
export const ofCompaniesOrProgramsInReach = (clientId: AnyPgColumn, programId: AnyPgColumn) =>
  rule(
    'of_companies_or_programs_in_reach',
    sql`${isCompanyInReach(clientId)} or (${clientId} is null and ${isProgramInReach(programId)})`,
  )

const isProgramInReach = (programId: AnyPgColumn) =>
  sql`${programId} in (select programs_rec_id from clients union select programs_rec_id from client_changes)`

/** Rows of a user: those whose user is in reach, as the rule of the table users decides; asked for one user at a time. */
export const ofUsersInReach = (userId: AnyPgColumn) =>
  rule(
    'of_users_in_reach',
    sql`app_reach() in ('system', 'all') or exists (select from users where users.rec_id = ${userId})`,
  )

/** Rows that belong to one user alone, whatever companies that user may act for. */
export const ofOneUser = (userId: AnyPgColumn) =>
  rule('of_one_user', sql`app_reach() = 'system' or ${userId} = app_user()`)

/** Rows that the people of one company have in common, about a company in reach, while no column withholds them. */
export const ofColleaguesUnless = (withheld: AnyPgColumn, companyId: AnyPgColumn, clientId: AnyPgColumn) =>
  rule(
    'of_colleagues',
    sql`app_reach() = 'system' or (${companyId} = app_company() and ${withheld} is null and (${isCompanyInReach(clientId)}))`,
  )

/** Rows of an unfinished report: those whose report is in reach, as the rule of the table claim_drafts decides. */
export const ofDraftsInReach = (draftId: AnyPgColumn) =>
  rule(
    'of_drafts_in_reach',
    sql`app_reach() = 'system' or exists (select from claim_drafts where claim_drafts.id = ${draftId})`,
  )

/** Rows that anybody signed in may add and only the server may read. */
export const addedByAnybody = () => [
  pgPolicy('added_by_anybody', { for: 'insert', to: applicationRole, withCheck: sql`app_reach() is not null` }),
  systemOnly(),
]

/** Rows that belong to nobody: everybody signed in reads them, only the server itself writes them. */
export const readByEverybody = () => [
  pgPolicy('read_by_everybody', { for: 'select', to: applicationRole, using: sql`app_reach() is not null` }),
  systemOnly(),
]

/**
 * Entries that a user adds about itself, and that whoever reaches its company reads. Nobody changes them. As a CASE:
 * PostgreSQL guesses that an OR lets few rows through, and would read the whole log to find its newest entries.
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
    using: sql`case app_reach() when 'system' then true when 'all' then true when 'own' then ${clientId} = app_company() when 'brokered' then ${clientId} = app_company() or ${clientId} in (select client_id from clients where broker_client_id = app_company()) end`,
  }),
]
