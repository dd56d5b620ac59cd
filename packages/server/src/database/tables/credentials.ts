import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

import { clients } from './clients.ts'
import { ofStaff, systemOnly } from './row-security.ts'
import { users } from './users.ts'

const ofUser = () =>
  integer('users_rec_id')
    .notNull()
    .references(() => users.RecId)

/** Passkeys (WebAuthn). The private key never leaves the user's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: ofUser(),
    /** The id from the authenticator, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** A COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** The use counter of the authenticator; 0 if it has none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('passkeys_user').on(table.UsersRecId),
    uniqueIndex('passkeys_credential').on(table.credentialId),
    systemOnly(),
  ],
)

/** Challenges of WebAuthn ceremonies and states of single sign-on. Each can be used once. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** The hash of the challenge or state. */
    hash: text('hash').primaryKey(),
    /** The user who adds a passkey; null for a sign-in. */
    UsersRecId: integer('users_rec_id').references(() => users.RecId),
    /** The provider of a single sign-on, and the sealed data for exchanging its code. */
    IdentityProvidersRecId: integer('identity_providers_rec_id').references(() => identityProviders.RecId, {
      onDelete: 'cascade',
    }),
    sealedExchange: text('sealed_exchange'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  () => [systemOnly()],
)

/** Authenticator apps (TOTP), one per account. */
export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    UsersRecId: ofUser().primaryKey(),
    sealedSecret: text('sealed_secret').notNull(),
    /** False until the first code proves that the app has the secret. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** The time step of the last accepted code, so that no code can be used twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  () => [systemOnly()],
)

/** Codes for users who lost the authenticator app. Each can be used once; only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    UsersRecId: ofUser(),
  },
  (table) => [index('recovery_codes_user').on(table.UsersRecId), systemOnly()],
)

/** OpenID Connect providers for the users of a company, by the domain of their email address. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    ClientId: integer('client_id')
      .notNull()
      .references(() => clients.ClientId),
    /** In lower case. A provider is trusted only for addresses of its domain. */
    domain: text('domain').notNull(),
    issuer: text('issuer').notNull(),
    clientIdentifier: text('client_identifier').notNull(),
    sealedClientSecret: text('sealed_client_secret').notNull(),
    /** The claim of the ID token that contains the user's groups, for example `groups`. */
    groupsClaim: text('groups_claim').notNull(),
    /** The role groups that staff approved, by the value of that claim. A user without one gets no account. */
    roles: jsonb('roles').$type<ApprovedRole[]>().notNull(),
    /** Whether users of the domain may also sign in with a password. */
    allowsPasswords: boolean('allows_passwords').notNull(),
  },
  (table) => [uniqueIndex('identity_providers_domain').on(table.domain), ofStaff()],
)

/** A value of the provider's groups claim, and the role group that users with it get. */
export interface ApprovedRole {
  value: string
  RoleGroupsRecId: number
}

/** The account of a user at a provider, linked at the first sign-in. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    UsersRecId: ofUser(),
    IdentityProvidersRecId: integer('identity_providers_rec_id')
      .notNull()
      .references(() => identityProviders.RecId, { onDelete: 'cascade' }),
    /** The provider's id of the user, which does not change with the address. */
    subject: text('subject').notNull(),
  },
  (table) => [
    uniqueIndex('provider_accounts_subject').on(table.IdentityProvidersRecId, table.subject),
    index('provider_accounts_user').on(table.UsersRecId),
    systemOnly(),
  ],
)
