import { sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { open, seal, sealPrefix } from '../sealing/seal.ts'

interface SealedColumn {
  table: SQL
  column: SQL
  /** The context with which the value was sealed (see `seal`). */
  place: SQL
}

/** Every sealed column, except the sentinel of each key (assert-same-key.ts). */
const sealedColumns: SealedColumn[] = [
  { table: sql`claim_drafts`, column: sql`sealed_draft`, place: sql`'draft:' || draft_key` },
  { table: sql`claim_drafts`, column: sql`sealed_outline`, place: sql`'outline:' || draft_key` },
  {
    table: sql`claim_report_values`,
    column: sql`sealed_value`,
    place: sql`'claim:' || (select confirmation_number from claim_reports where id = claim_report_id) || ':' || position`,
  },
  { table: sql`claim_reports`, column: sql`sealed_answers`, place: sql`'answers:' || confirmation_number` },
  { table: sql`webhooks`, column: sql`sealed_secret`, place: sql`'webhook'` },
  { table: sql`webhooks`, column: sql`sealed_old_secret`, place: sql`'webhook'` },
  { table: sql`authenticator_apps`, column: sql`sealed_secret`, place: sql`'authenticator-app:' || users_rec_id` },
  { table: sql`identity_providers`, column: sql`sealed_client_secret`, place: sql`'identity-provider'` },
  { table: sql`outbox`, column: sql`sealed_html`, place: sql`'outbox:' || id` },
]

const atOnce = 500

/**
 * Re-encrypts everything that another key sealed, deletes the fingerprints of other keys, and removes those keys. If
 * interrupted, the next call continues.
 * @param owner a transaction of the database owner, because only the owner may change a report
 * @returns the number of re-encrypted values
 * @throws UnreadableSealError if a key is missing; values that were already re-encrypted stay so
 */
export async function rotateKey(owner: Transaction, keyring: Keyring): Promise<number> {
  let count = 0
  for (const column of sealedColumns) {
    for (;;) {
      const resealed = await owner.transaction((tx) => sealSome(tx, keyring, column))
      if (resealed === 0) break
      count += resealed
    }
  }
  const { id } = keyring.current
  await owner.execute(
    sql`update claim_reports set content_hash = 'withdrawn' where content_hash <> 'withdrawn' and content_hash not like ${`${id}.%`}`,
  )
  await owner.execute(
    sql`delete from milestones where name like 'encryption-key%' and name <> ${`encryption-key:${id}`}`,
  )
  return count
}

async function sealSome(tx: Transaction, keyring: Keyring, { table, column, place }: SealedColumn): Promise<number> {
  const found = await tx.execute(sql`select ctid::text as row, ${place} as place, ${column} as sealed from ${table}
    where ${column} is not null and ${column} not like ${`${sealPrefix(keyring.current.id)}%`} limit ${atOnce} for update`)
  const { rows } = found as { rows: { row: string; place: string; sealed: string }[] }
  if (rows.length === 0) return 0
  const resealed = rows.map(({ row, place: at, sealed }) => ({
    row,
    sealed: seal(keyring, at, open(keyring, at, sealed)),
  }))
  await tx.execute(sql`update ${table} set ${column} = resealed.sealed
    from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) resealed("row" text, sealed text)
    where ${table}.ctid = resealed."row"::tid`)
  return rows.length
}
