import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { readByEverybody } from './row-security.ts'

/** Reference tables do not belong to a company; every signed-in user may read them. Columns have their wire names. */

export const programs = pgTable(
  'programs',
  {
    RecId: integer('rec_id').primaryKey(),
    Code: text('code').notNull().unique(),
    Name: text('name').notNull(),
  },
  readByEverybody,
)

export const groups = pgTable(
  'groups',
  {
    RecId: integer('rec_id').primaryKey(),
    Name: text('name').notNull().unique(),
    Code: text('code').notNull().unique(),
  },
  readByEverybody,
)

export const roles = pgTable(
  'roles',
  {
    RecId: integer('rec_id').primaryKey(),
    Name: text('name').notNull().unique(),
  },
  readByEverybody,
)

export const roleGroups = pgTable(
  'role_groups',
  {
    RecId: integer('rec_id').primaryKey(),
    GroupsRecId: integer('groups_rec_id')
      .notNull()
      .references(() => groups.RecId),
    RolesRecId: integer('roles_rec_id')
      .notNull()
      .references(() => roles.RecId),
  },
  readByEverybody,
)

/** One row per permission code of the specification. */
export const objects = pgTable(
  'objects',
  {
    RecId: integer('rec_id').primaryKey(),
    Code: text('code').notNull().unique(),
  },
  readByEverybody,
)

export const objectAccess = pgTable(
  'object_access',
  {
    RoleGroupsRecId: integer('role_groups_rec_id')
      .notNull()
      .references(() => roleGroups.RecId),
    ObjectsRecId: integer('objects_rec_id')
      .notNull()
      .references(() => objects.RecId),
    IsActive: integer('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.RoleGroupsRecId, table.ObjectsRecId] }), ...readByEverybody()],
)

/**
 * The role groups with all data that a session needs, so that a call reads only one row. Only a trigger writes this
 * table, in the transaction that changes one of the tables above.
 */
export const roleAccess = pgTable(
  'role_access',
  {
    RoleGroupsRecId: integer('role_groups_rec_id')
      .primaryKey()
      .references(() => roleGroups.RecId, { onDelete: 'cascade' }),
    reach: text('reach').notNull(),
    role: text('role').notNull(),
    groupName: text('group_name').notNull(),
    groupCode: text('group_code').notNull(),
    /** The active codes, separated by spaces. */
    permissions: text('permissions').notNull(),
  },
  readByEverybody,
)

/** Categories of documents (specification, core §3 "Document type"). */
export const documentTypes = pgTable(
  'document_types',
  {
    RecId: integer('rec_id').primaryKey(),
    Code: text('code').notNull().unique(),
    Name: text('name').notNull(),
    Tier: text('tier').$type<'Program' | 'Insured'>().notNull(),
    IsActive: integer('is_active').$type<0 | 1>().notNull(),
    ClientAllowUpload: integer('client_allow_upload').$type<0 | 1>().notNull(),
  },
  readByEverybody,
)

/** Offices and committees. */
export const membershipTypes = pgTable(
  'membership_types',
  { RecId: integer('rec_id').primaryKey(), Name: text('name').notNull().unique() },
  readByEverybody,
)

/** Criteria for which a user can be notified. */
export const notificationCriteria = pgTable(
  'notification_criteria',
  {
    RecId: integer('rec_id').primaryKey(),
    CriteriaType: text('criteria_type').notNull(),
    CriteriaName: text('criteria_name').notNull(),
    CriteriaValue: text('criteria_value').notNull(),
    IsActive: integer('is_active').$type<0 | 1>().notNull(),
  },
  readByEverybody,
)
