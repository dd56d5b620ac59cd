import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofCompaniesInScope, ofUsersInScope, systemOnly } from './row-security.ts'
import { ofClient } from './clients.ts'
import { roleGroups } from './reference.ts'

export const users = pgTable(
  'users',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    FirstName: text('first_name').notNull(),
    LastName: text('last_name').notNull(),
    /** In lower case, so that one person has one account. */
    Email: text('email').notNull(),
    Phone: text('phone').notNull(),
    AddressLine1: text('address_line1').notNull(),
    City: text('city').notNull(),
    State: text('state').notNull(),
    ZipCode: text('zip_code').notNull(),
    IsActive: integer('is_active').notNull(),
    ClientId: ofClient(),
    /**
     * Increases with each new email address of the account, because another person may use the account from then on.
     * Rows that belong to the person rather than the account store the version under which they were made.
     */
    identityVersion: integer('identity_version').notNull().default(1),
    /** A deleted user stays in the table, because other rows refer to it. The email address can be used again. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(table.Email)
      .where(sql`${table.deletedAt} is null`),
    check('users_email_lower_case', sql`${table.Email} = lower(${table.Email})`),
    index('users_client').on(table.ClientId),
    ofCompaniesInScope(table.ClientId),
  ],
)

/** Argon2id hashes, in a separate table so that no query of an area can read them. */
export const passwords = pgTable(
  'passwords',
  {
    UsersRecId: integer('users_rec_id')
      .primaryKey()
      .references(() => users.RecId),
    hash: text('hash').notNull(),
  },
  () => [systemOnly()],
)

/** The role group of a user. A change deactivates the old link and adds a new one (areas §4). */
export const userRoleGroups = pgTable(
  'user_role_groups',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    RoleGroupsRecId: integer('role_groups_rec_id')
      .notNull()
      .references(() => roleGroups.RecId),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    IsActive: integer('is_active').notNull(),
  },
  (table) => [
    uniqueIndex('user_role_groups_one_active')
      .on(table.UsersRecId)
      .where(sql`${table.IsActive} = 1`),
    index('user_role_groups_user').on(table.UsersRecId),
    index('user_role_groups_active')
      .on(table.RoleGroupsRecId)
      .where(sql`${table.IsActive} = 1`),
    ofUsersInScope(table.UsersRecId),
  ],
)

/** A session refers to its role group link, so a change of role ends it. Only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    UserRoleGroupsRecId: integer('user_role_groups_rec_id')
      .notNull()
      .references(() => userRoleGroups.RecId),
    /** The user whose portal the session shows, read-only and with that user's role group; null if it shows its own. */
    viewedUsersRecId: integer('viewed_users_rec_id').references(() => users.RecId),
    viewedUserRoleGroupsRecId: integer('viewed_user_role_groups_rec_id').references(() => userRoleGroups.RecId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    idleSeconds: integer('idle_seconds').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The public id of the session, because the token's hash must not be shown. */
    RecId: integer('rec_id').notNull().generatedByDefaultAsIdentity(),
    /**
     * The step that the session must complete before it may do anything else: entering a code, or setting up a second
     * step.
     */
    pending: text('pending').$type<PendingStep>(),
    /** The hash of the browser's cookie. The token is valid only together with it; null for an API client. */
    cookieHash: text('cookie_hash'),
    networkAddress: text('network_address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [
    index('sessions_user').on(table.UsersRecId),
    uniqueIndex('sessions_rec_id').on(table.RecId),
    index('sessions_cookie').on(table.cookieHash),
    check('sessions_pending', sql`${table.pending} in ('code', 'set up')`),
    systemOnly(),
  ],
)

/** The second step that a session still needs. */
export type PendingStep = 'code' | 'set up'

/** Devices on which a user signed in. Only the hash of the device's token is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    networkAddress: text('network_address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('known_devices_user').on(table.UsersRecId), systemOnly()],
)

/** Links to set or reset a password. Each can be used once; only the token's hash is stored. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_tokens_user').on(table.UsersRecId), systemOnly()],
)
