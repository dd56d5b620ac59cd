import { date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, ofProgramsInScope } from './row-security.ts'
import { ofClient } from './clients.ts'
import { dollars } from './dollars.ts'
import { programs } from './reference.ts'

/**
 * Loss prevention services: technology under contract with a company, and safety services that it may use (AMB-183).
 */
export const lossControls = pgTable(
  'loss_controls',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<'technology' | 'safety'>().notNull(),
    ClientId: ofClient(),
    ContractAmount: dollars('contract_amount').notNull(),
    EventTypeCd: text('event_type_cd').notNull(),
    EventTypeTxt: text('event_type_txt').notNull(),
  },
  (table) => [index('loss_controls_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

export const bestPractices = pgTable(
  'best_practices',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    Section: text('section').notNull(),
    IsSelectedInd: integer('is_selected').$type<0 | 1>().notNull(),
  },
  (table) => [index('best_practices_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)

/** The weight of each section in a program. */
export const bestPracticeScores = pgTable(
  'best_practice_scores',
  {
    ProgramsRecId: integer('programs_rec_id')
      .notNull()
      .references(() => programs.RecId),
    Section: text('section').notNull(),
    Weight: numeric('weight', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ProgramsRecId, table.Section] }), ofProgramsInScope(table.ProgramsRecId)],
)

export const warranties = pgTable(
  'warranties',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: ofClient(),
    WarrantyNm2: text('name').notNull(),
    DateInitiated: date('date_initiated', { mode: 'string' }).notNull(),
    WarrantyStatusCd: text('status').notNull(),
    GroupTypeTxt: text('group_type').notNull(),
  },
  (table) => [index('warranties_client').on(table.ClientId), ofCompaniesInScope(table.ClientId)],
)
