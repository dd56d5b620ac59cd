import type { FormKind } from '@captive/api-client/contract'
import type { DefinitionRows, DefinitionTable, ServedColumn } from '@captive/form-engine'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { readByEverybody } from './row-security.ts'

/**
 * The three flat tables that define the claim report, as they are served (specification, core §3). Columns beyond the
 * specification may be empty, and are then not served. The engine declares the columns: a missing or unknown column
 * here is a compile error.
 */
type Served<Table extends DefinitionTable> = Record<ServedColumn<Table>, unknown>

export const fnolControls = pgTable(
  'fnol_controls',
  {
    RecId: integer('rec_id').primaryKey(),
    ParentControlsRecId: integer('parent_controls_rec_id'),
    ControlTypeCode: text('control_type_code').notNull(),
    ControlDataTypeCode: text('control_data_type_code').notNull(),
    ControlLabel: text('control_label').notNull(),
    ControlLabelCode: text('control_label_code'),
    IsRequired: integer('is_required').notNull(),
    IsActive: integer('is_active').notNull(),
    ControlOrder: integer('control_order'),
    IsConfidential: integer('is_confidential').notNull(),
    MaskDisplay: text('mask_display'),
    Longest: integer('longest'),
    Example: text('example'),
    Calculation: text('calculation'),
    ControlLabelEs: text('control_label_es'),
    ExampleEs: text('example_es'),
  } satisfies Served<'controls'>,
  readByEverybody,
)

export const fnolControlDisplayValues = pgTable(
  'fnol_control_display_values',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ControlsRecId: integer('controls_rec_id').notNull(),
    DisplayValue: text('display_value').notNull(),
    DisplayLabel: text('display_label').notNull(),
    Order: integer('display_order'),
    IsActive: integer('is_active').notNull(),
    DisplayLabelEs: text('display_label_es'),
    ControlingControlsRecId: integer('controling_controls_rec_id'),
    ControlingValue: text('controling_value'),
  } satisfies Served<'displayValues'> & { id: unknown },
  readByEverybody,
)

export const fnolControlDependencies = pgTable(
  'fnol_control_dependencies',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ControlsRecId: integer('controls_rec_id').notNull(),
    ControlingControlsRecId: integer('controling_controls_rec_id').notNull(),
    ControlingValue: text('controling_value').notNull(),
    IsActive: integer('is_active').notNull(),
    ConditionOperator: text('condition_operator'),
  } satisfies Served<'dependencies'> & { id: unknown },
  readByEverybody,
)

/**
 * One row, whose number increases with each change of the three tables; triggers update it
 * (0004_definition_version.sql).
 */
export const fnolDefinitionVersion = pgTable(
  'fnol_definition_version',
  { version: bigint('version', { mode: 'number' }).primaryKey() },
  readByEverybody,
)

/** The published versions of forms, with all their tables. Rows never change (0038_definition_versions.sql). */
export const definitionVersions = pgTable(
  'definition_versions',
  {
    form: text('form').$type<FormKind>().notNull().default('claim-report'),
    /** Starts at 1 for each form and has no gaps. */
    number: integer('number').notNull(),
    /**
     * The number in `fnol_definition_version` while the three tables contain these rows; null for forms other than the
     * claim report.
     */
    tablesVersion: bigint('tables_version', { mode: 'number' }).unique(),
    tables: jsonb('tables').$type<DefinitionRows>().notNull(),
    /** Why the version was published. */
    reason: text('reason').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    /** The number of the earlier version that this one restores. */
    restores: integer('restores'),
  },
  (table) => [primaryKey({ columns: [table.form, table.number] }), ...readByEverybody()],
)
