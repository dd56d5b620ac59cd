import type { TestServer } from './test-server.ts'

/** Adds a passkey of a user without a device, for tests that only ask whether the user can sign in. */
export const addPasskey = (sql: TestServer['database']['sql'], userId: number) =>
  sql(
    `insert into passkeys (users_rec_id, credential_id, public_key, counter, transports, name)
    values ($1, 'passkey of ' || $1::integer, '', 0, '{}', '')`,
    [userId],
  )
