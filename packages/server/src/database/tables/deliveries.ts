import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { rhythms, type DeliveryKind, type DeliveryMapping, type DeliveryReport } from '@captive/api-client/contract'

import { claims } from './claims.ts'
import { ofClient } from './clients.ts'
import { dollars } from './dollars.ts'
import { notificationCriteria } from './reference.ts'
import { ofCompaniesInScope, ofStaff } from './row-security.ts'

/** Senders of deliveries, and how their files are read. */
export const deliverySources = pgTable(
  'delivery_sources',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    Name: text('name').notNull(),
    /** Files of different kinds are read differently. */
    Kind: text('kind').notNull().default('claims'),
    Mapping: jsonb('mapping').$type<DeliveryMapping>().notNull(),
    /** Increases when the mapping changes, unless only the position of the table changes. */
    MappingVersion: integer('mapping_version').notNull(),
    /** The number of deliveries applied with this version. Staff must confirm the first ones. */
    AppliedCount: integer('applied_count').notNull(),
  },
  (table) => [uniqueIndex('delivery_sources_one').on(table.Name, table.Kind), ofStaff()],
)

/** The delivery that created each version of a mapping. */
export const deliveryMappingVersions = pgTable(
  'delivery_mapping_versions',
  {
    SourceRecId: integer('source_rec_id')
      .notNull()
      .references(() => deliverySources.RecId),
    Version: integer('version').notNull(),
    DeliveryId: integer('delivery_id')
      .notNull()
      .references(() => deliveries.RecId),
    MadeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.SourceRecId, table.Version] }), ofStaff()],
)

/** How often a source delivers, if staff set it. */
export const deliveryRhythms = pgTable(
  'delivery_rhythms',
  {
    Source: text('source').primaryKey(),
    Rhythm: text('rhythm', { enum: rhythms }).notNull(),
  },
  () => [ofStaff()],
)

const deliveryStates = ['waiting', 'applied', 'refused', 'discarded', 'taken back'] as const

/** A file from a source, and its state. */
export const deliveries = pgTable(
  'deliveries',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    Kind: text('kind').$type<DeliveryKind>().notNull(),
    Source: text('source'),
    FileName: text('file_name').notNull(),
    /** In bytes. */
    FileSize: integer('file_size').notNull(),
    FileHash: text('file_hash').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    AsOf: date('as_of', { mode: 'string' }),
    State: text('state', { enum: deliveryStates }).notNull(),
    New: integer('new').notNull(),
    Changed: integer('changed').notNull(),
    Unchanged: integer('unchanged').notNull(),
    Refused: integer('refused').notNull(),
    Doubtful: integer('doubtful').notNull(),
    Report: jsonb('report').$type<DeliveryReport>().notNull(),
    /** The numbers of doubtful claims that a staff user accepted. */
    Accepted: jsonb('accepted').$type<string[]>().notNull().default([]),
    /** The order in which deliveries were applied; null if not applied. */
    AppliedNumber: integer('applied_number'),
    BroughtBy: text('brought_by').notNull(),
    BroughtAt: timestamp('brought_at', { withTimezone: true }).notNull().defaultNow(),
    AppliedBy: text('applied_by'),
    AppliedAt: timestamp('applied_at', { withTimezone: true }),
    TakenBackBy: text('taken_back_by'),
    TakenBackAt: timestamp('taken_back_at', { withTimezone: true }),
  },
  (table) => [
    index('deliveries_newest').on(table.BroughtAt, table.RecId),
    index('deliveries_waiting')
      .on(table.BroughtAt)
      .where(sql`${table.State} = 'waiting'`),
    ofStaff(),
  ],
)

const ofDelivery = () =>
  integer('delivery_id')
    .notNull()
    .references(() => deliveries.RecId)

/** The claims that an applied delivery added or changed. Needed to take it back. */
export const deliveryChanges = pgTable(
  'delivery_changes',
  {
    DeliveryId: ofDelivery(),
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId),
    /** The earlier row of the claim; null if the delivery added it. */
    Before: jsonb('before').$type<Record<string, unknown>>(),
    /** The valuation that the delivery replaced, if one had the same date. */
    ValuationBefore: jsonb('valuation_before').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.ClaimsRecId, table.DeliveryId] }),
    index('delivery_changes_delivery').on(table.DeliveryId),
    ofStaff(),
  ],
)

/** The rows other than claims that an applied delivery added or changed. Needed to take it back. */
export const deliveryRecordChanges = pgTable(
  'delivery_record_changes',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    DeliveryId: ofDelivery(),
    table: text('table_name').notNull(),
    /** The columns of the primary key as JSON text. */
    RecordId: text('record_id').notNull(),
    /** The key and the delivered columns of the earlier row; null if the delivery added the row. */
    Before: jsonb('before').$type<Record<string, unknown>>(),
    /** What the delivery wrote to these columns; null if it added the row. */
    Delivered: jsonb('delivered').$type<Record<string, unknown>>(),
  },
  (table) => [
    uniqueIndex('delivery_record_changes_one').on(table.table, table.RecordId, table.DeliveryId),
    index('delivery_record_changes_delivery').on(table.DeliveryId),
    ofStaff(),
  ],
)

/** The ids that sources use for records, so that a later file finds them. */
export const sourceRecords = pgTable(
  'source_records',
  {
    Source: text('source').notNull(),
    Kind: text('kind').notNull(),
    SourceId: text('source_id').notNull(),
    /** The columns of the primary key as JSON text. */
    RecordId: text('record_id').notNull(),
    /** The delivery that contained the id. */
    DeliveryId: ofDelivery(),
  },
  (table) => [
    primaryKey({ columns: [table.Source, table.Kind, table.SourceId] }),
    index('source_records_delivery').on(table.DeliveryId),
    ofStaff(),
  ],
)

/** The notifications that an applied delivery created. Needed to take it back. */
export const deliveryNotifications = pgTable(
  'delivery_notifications',
  {
    DeliveryId: ofDelivery(),
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId),
    NotificationCriteriaRecId: integer('notification_criteria_rec_id')
      .notNull()
      .references(() => notificationCriteria.RecId),
    /** When the criterion was met before; null if it was not. */
    MetBefore: timestamp('met_before', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.DeliveryId, table.ClaimsRecId, table.NotificationCriteriaRecId] }),
    ofStaff(),
  ],
)

/** Status and amounts of a claim at each valuation date. */
export const claimValuations = pgTable(
  'claim_valuations',
  {
    ClaimsRecId: integer('claims_rec_id')
      .notNull()
      .references(() => claims.RecId),
    ClientId: ofClient(),
    ValuationDate: date('valuation_date', { mode: 'string' }).notNull(),
    StatusCode: text('status_code').notNull(),
    Recovery: dollars('recovery').notNull(),
    LossReserve: dollars('loss_reserve').notNull(),
    LossPaid: dollars('loss_paid').notNull(),
    ExpenseReserve: dollars('expense_reserve').notNull(),
    ExpensePaid: dollars('expense_paid').notNull(),
    /** The delivery that recorded it. */
    DeliveryId: ofDelivery(),
  },
  (table) => [
    primaryKey({ columns: [table.ClaimsRecId, table.ValuationDate] }),
    index('claim_valuations_delivery').on(table.DeliveryId),
    ofCompaniesInScope(table.ClientId),
  ],
)
