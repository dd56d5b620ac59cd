import { sql } from 'drizzle-orm'

import { claimNotes, claims, totalIncurred } from '../../../database/tables/claims.ts'
import { claimFacts, claimCodes } from './claim-facts.ts'
import { itemColumns } from './item-columns.ts'
import type { Rule } from './rule.ts'

/** Days without a note, and the incurred amount in dollars below which that is normal. */
const [days, dollars] = [60, 25_000]

const newestNote = sql`(select max(${claimNotes.NoteEffDate}) from ${claimNotes}
  where ${claimNotes.ClaimsRecId} = ${claims.RecId})`

/** Large open claims whose adjuster has not written a note for a while. */
export const claimWithoutNote: Rule = {
  key: 'claim-without-note',
  codes: claimCodes,
  audience: 'everybody',
  items: ({ isInScope }) => sql`select ${itemColumns({
    ...claimFacts(),
    detail: sql`${claims.AdjusterFirstName} || ' ' || ${claims.AdjusterLastName}`,
    since: sql`coalesce(${newestNote}, ${claims.ReportedDate})`,
  })}
  from ${claims}
  where ${claims.StatusCode} <> 'Closed' and ${isInScope(claims.ClientId)}
    and ${claims.ReportedDate} <= current_date - ${days}::integer and ${totalIncurred} >= ${dollars}
    and not exists (select from ${claimNotes} where ${claimNotes.ClaimsRecId} = ${claims.RecId}
      and ${claimNotes.NoteEffDate} > now() - ${days} * interval '1 day')`,
}
