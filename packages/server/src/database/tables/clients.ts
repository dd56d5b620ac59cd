import { date, index, integer, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { companiesInScope, ofCompaniesInScope } from './row-security.ts'
import { programs } from './reference.ts'

export const clients = pgTable(
  'clients',
  {
    ClientId: integer('client_id').primaryKey(),
    ClientName: text('client_name').notNull(),
    ClientCode: text('client_code').notNull().unique(),
    ClientType: text('client_type').notNull(),
    ProgramsRecId: integer('programs_rec_id').references(() => programs.RecId),
    BrokerClientId: integer('broker_client_id').references((): AnyPgColumn => clients.ClientId),
    Phone: text('phone').notNull(),
    Line1: text('line1').notNull(),
    City: text('city').notNull(),
    State: text('state').notNull(),
    ZipCode: text('zip_code').notNull(),
  },
  (table) => [
    index('clients_broker').on(table.BrokerClientId),
    index('clients_program').on(table.ProgramsRecId),
    companiesInScope(table.ClientId, table.BrokerClientId),
  ],
)

/** The foreign key to the company that owns a row. */
export const ofClient = () =>
  integer('client_id')
    .notNull()
    .references(() => clients.ClientId)

export const clientChanges = pgTable(
  'client_changes',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    ProgramsRecId: integer('programs_rec_id')
      .notNull()
      .references(() => programs.RecId),
    StartDate: timestamp('start_date', { withTimezone: true }).notNull(),
    EndDate: timestamp('end_date', { withTimezone: true }),
    CreatedDateTime: timestamp('created_date_time', { withTimezone: true }).notNull(),
  },
  (table) => [index('client_changes_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

export const policies = pgTable(
  'policies',
  {
    PolicyId: integer('policy_id').primaryKey(),
    ClientId: ofClient(),
    PolicyNumber: text('policy_number').notNull(),
    LOB: text('lob').notNull(),
    CarrierName: text('carrier_name').notNull(),
    EffectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    ExpirationDate: date('expiration_date', { mode: 'string' }).notNull(),
    CancelDate: date('cancel_date', { mode: 'string' }),
    CategoryCode: text('category_code').notNull(),
  },
  (table) => [index('policies_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)
