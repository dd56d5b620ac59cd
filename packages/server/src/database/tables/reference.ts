import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Reference tables belong to no company and are open to everybody signed in. Columns carry their wire names. */

export const programs = pgTable('programs', {
  RecId: integer('rec_id').primaryKey(),
  Code: text('code').notNull().unique(),
  Name: text('name').notNull(),
})

export const groups = pgTable('groups', {
  RecId: integer('rec_id').primaryKey(),
  Name: text('name').notNull().unique(),
  Code: text('code').notNull().unique(),
})

export const roles = pgTable('roles', {
  RecId: integer('rec_id').primaryKey(),
  Name: text('name').notNull().unique(),
})

export const roleGroups = pgTable('role_groups', {
  RecId: integer('rec_id').primaryKey(),
  GroupsRecId: integer('groups_rec_id')
    .notNull()
    .references(() => groups.RecId),
  RolesRecId: integer('roles_rec_id')
    .notNull()
    .references(() => roles.RecId),
})

/** What access is given to: one row for each permission code of the specification. */
export const objects = pgTable('objects', {
  RecId: integer('rec_id').primaryKey(),
  Code: text('code').notNull().unique(),
})

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
  (table) => [primaryKey({ columns: [table.RoleGroupsRecId, table.ObjectsRecId] })],
)
