import { sql } from 'drizzle-orm'

import { users } from '../database/tables/users.ts'

/** Whether a user of the query can sign in: with a password, a passkey or an account of an identity provider. */
export const hasCredential = sql<boolean>`has_credential(${users.RecId})`
