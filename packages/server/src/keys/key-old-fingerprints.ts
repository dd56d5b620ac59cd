import { eq, like, not, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { claimReports } from '../database/tables/claim-reports.ts'
import { milestones } from '../database/tables/operation.ts'
import { fingerprint } from '../sealing/fingerprint.ts'
import type { Keyring } from '../sealing/keyring.ts'

const milestone = 'fingerprints-keyed'
const atOnce = 1000

/**
 * Earlier versions stored the plain digest of a submission, from which an attacker could guess confidential answers.
 * Replaces each digest with its keyed fingerprint. Runs once per database, as its owner, because only the owner may
 * change a report.
 */
export async function keyOldFingerprints(owner: Transaction, keyring: Keyring): Promise<void> {
  const reached = await owner.select().from(milestones).where(eq(milestones.name, milestone))
  if (reached.length > 0) return
  for (;;) {
    const rows = await owner
      .select({ id: claimReports.id, digest: claimReports.contentHash })
      .from(claimReports)
      .where(not(like(claimReports.contentHash, '%.%')))
      .limit(atOnce)
    if (rows.length === 0) break
    const keyed = JSON.stringify(rows.map(({ id, digest }) => ({ id, content_hash: fingerprint(keyring, digest) })))
    await owner.execute(sql`update ${claimReports} set content_hash = keyed.content_hash
      from jsonb_to_recordset(${keyed}::jsonb) keyed(id integer, content_hash text) where ${claimReports.id} = keyed.id`)
  }
  await owner.insert(milestones).values({ name: milestone, value: 'done' }).onConflictDoNothing()
}
