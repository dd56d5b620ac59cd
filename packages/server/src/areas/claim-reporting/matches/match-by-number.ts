import { sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'

/** A claim of a delivery, with the confirmation number in the file. */
export interface NumberedClaim {
  claim: { ClaimNumber: string }
  confirmationNumber: string | null
}

/**
 * Matches claims of a delivery, which are already stored, to the reports whose confirmation numbers the file contains.
 * Ignores numbers of other companies. A match that staff undid stays undone.
 */
export async function matchByNumber(
  tx: Transaction,
  deliveryId: number,
  claims: readonly NumberedClaim[],
): Promise<void> {
  const given = claims.flatMap(({ claim, confirmationNumber }) =>
    confirmationNumber === null ? [] : [{ number: confirmationNumber, claim: claim.ClaimNumber }],
  )
  if (given.length === 0) return
  await tx.execute(sql`
    insert into claim_report_matches (claim_report_id, claims_rec_id, reason, client_id, state, delivery_id)
    select reports.id, claims.rec_id, 'number', reports.client_id, 'matched', ${deliveryId}::integer
    from json_to_recordset(${JSON.stringify(given)}::json) given(number text, claim text)
    join claim_reports reports on reports.confirmation_number = given.number
    join claims on claims.claim_number = given.claim and claims.client_id = reports.client_id
    on conflict do nothing`)
}
