import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, ofUsersInScope } from './row-security.ts'
import { clients, ofClient, policies } from './clients.ts'
import { dollars } from './dollars.ts'
import { notificationCriteria } from './reference.ts'
import { users } from './users.ts'

/** The ids of claims that deliveries add. An id is never reused, even after a delivery was taken back. */
export const claimIds = pgSequence('claim_ids')

type Amount = 'LossPaid' | 'LossReserve' | 'ExpensePaid' | 'ExpenseReserve' | 'Recovery'

/** Paid plus reserved, loss and expense, less recovery. In parentheses, so that any expression can contain it. */
const totalIncurredOf = (table: Record<Amount, AnyPgColumn>): SQL<number> =>
  sql`(${table.LossPaid} + ${table.LossReserve} + ${table.ExpensePaid} + ${table.ExpenseReserve} - ${table.Recovery})`.mapWith(
    Number,
  )

/**
 * Claims from the claims system (specification, core §3). Reports of new claims are in claim-reports.ts. A trigger
 * fills another column, search_text, which only find_claims reads (migrations/0033_claim_search.sql).
 */
export const claims = pgTable(
  'claims',
  {
    RecId: integer('rec_id').primaryKey(),
    ClientId: ofClient(),
    PolicyId: integer('policy_id')
      .notNull()
      .references(() => policies.PolicyId),
    ClaimNumber: text('claim_number').notNull().unique(),
    LossDate: date('loss_date', { mode: 'string' }).notNull(),
    /** Null if the administrator did not provide it. */
    ReportedDate: date('reported_date', { mode: 'string' }),
    ValuationDate: date('valuation_date', { mode: 'string' }).notNull(),
    ClosedDate: date('closed_date', { mode: 'string' }),
    ClaimantName: text('claimant_name').notNull(),
    DriverName: text('driver_name'),
    /** The unit number or VIN, as the administrator provided it. */
    Vehicle: text('vehicle'),
    /** The local time of the loss, `HH:mm`. */
    LossTime: text('loss_time'),
    LossType: text('loss_type').notNull(),
    StatusCode: text('status_code').notNull(),
    LossLocation: text('loss_location').notNull(),
    StateCode: text('state_code').notNull(),
    FactsofLoss: text('facts_of_loss').notNull(),
    AdjusterFirstName: text('adjuster_first_name').notNull(),
    AdjusterLastName: text('adjuster_last_name').notNull(),
    AdjusterEmail: text('adjuster_email').notNull(),
    LitigationManagerNm: text('litigation_manager'),
    Recovery: dollars('recovery').notNull(),
    LossReserve: dollars('loss_reserve').notNull(),
    LossPaid: dollars('loss_paid').notNull(),
    ExpenseReserve: dollars('expense_reserve').notNull(),
    ExpensePaid: dollars('expense_paid').notNull(),
    MedReserveAmt: dollars('med_reserve'),
    MedPaidAmt: dollars('med_paid'),
    ExpExclMedReserveAmt: dollars('exp_excl_med_reserve'),
    ExpExclMedPaidAmt: dollars('exp_excl_med_paid'),
    SourceNm: text('source').notNull(),
  },
  (table) => [
    index('claims_policy').on(table.PolicyId, table.LossDate),
    index('claims_client').on(table.ClientId, table.LossDate),
    index('claims_source').on(table.SourceNm, table.RecId),
    index('claims_open')
      .on(table.ClientId, table.ReportedDate)
      .where(sql`${table.StatusCode} <> 'Closed'`),
    index('claims_reopened')
      .on(table.ClientId)
      .where(sql`${table.StatusCode} = 'Reopened'`),
    index('claims_loss').on(table.LossDate, table.RecId),
    index('claims_incurred').on(totalIncurredOf(table), table.RecId),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** Paid plus reserved, loss and expense, less recovery. */
export const totalIncurred = totalIncurredOf(claims)

export const claimNotes = pgTable(
  'claim_notes',
  {
    RecId: integer('rec_id').primaryKey(),
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId),
    ClientId: ofClient(),
    Subject: text('subject').notNull(),
    NoteEffDate: timestamp('note_eff_date', { withTimezone: true }).notNull(),
    Notes: text('notes').notNull(),
  },
  (table) => [index('claim_notes_claim').on(table.ClaimsRecId, table.NoteEffDate), ofCompaniesInScope(table.ClientId)],
)

/** A claim that met a criterion. The selections decide which users are notified. */
export const claimNotifications = pgTable(
  'claim_notifications',
  {
    NotificationCriteriaRecId: integer('notification_criteria_rec_id')
      .notNull()
      .references(() => notificationCriteria.RecId),
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId),
    ClientId: ofClient(),
    DateCriteriaMet: timestamp('date_criteria_met', { withTimezone: true }).notNull(),
    IsActive: integer('is_active').$type<0 | 1>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ClaimsRecId, table.NotificationCriteriaRecId] }),
    index('claim_notifications_client').on(table.ClientId, table.DateCriteriaMet),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** The criteria that a user watches, by company. */
export const notificationSelections = pgTable(
  'notification_selections',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    ForClientId: integer('for_client_id')
      .notNull()
      .references(() => clients.ClientId),
    ClaimNotificationCriteriaRecId: integer('notification_criteria_rec_id')
      .notNull()
      .references(() => notificationCriteria.RecId),
    IsSelected: boolean('is_selected').notNull(),
    SendEmail: boolean('send_email').notNull(),
    ModifiedComments: text('modified_comments'),
  },
  (table) => [
    uniqueIndex('notification_selections_one').on(
      table.UsersRecId,
      table.ForClientId,
      table.ClaimNotificationCriteriaRecId,
    ),
    ofUsersInScope(table.UsersRecId),
  ],
)
