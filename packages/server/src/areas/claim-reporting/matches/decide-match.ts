import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf, contract } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimReportMatches } from '../../../database/tables/claim-report-matches.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { claims } from '../../../database/tables/claims.ts'
import { ChangeRefusedError } from '../../../http/outcome.ts'
import type { Session } from '../../../session/session.ts'
import { texts } from './texts.ts'

/** A decision about a match came too late, or the match does not exist. */
class MatchRefusedError extends ChangeRefusedError {
  override readonly name = 'MatchRefusedError'
}

type Decision = BodyOf<typeof contract.decideReportMatch>['Decision']

/** The required state of a match, and its new state. */
const steps = {
  confirm: { from: 'proposed', to: 'matched' },
  reject: { from: 'proposed', to: 'rejected' },
  undo: { from: 'matched', to: 'proposed' },
} as const satisfies Record<Decision, unknown>

/**
 * Confirms or rejects a proposed claim of a report, or undoes a match.
 * @throws MatchRefusedError if the match is in another state
 */
export async function decideMatch(
  tx: Transaction,
  session: Session,
  { ReportRecId, ClaimsRecId, Decision }: BodyOf<typeof contract.decideReportMatch>,
): Promise<void> {
  const { from, to } = steps[Decision]
  const decided = await tx
    .update(claimReportMatches)
    .set({ state: to, decidedBy: session.email, decidedAt: sql`now()` })
    .where(
      and(
        sql`${claimReportMatches.claimReportId} = ${ReportRecId}::bigint`,
        sql`${claimReportMatches.ClaimsRecId} = ${ClaimsRecId}::bigint`,
        eq(claimReportMatches.state, from),
      ),
    )
    .returning({ report: claimReportMatches.claimReportId, claim: claimReportMatches.ClaimsRecId })
  const [one] = decided
  if (!one) throw new MatchRefusedError(texts.notInState[from])
  const [named] = await tx
    .select({ report: claimReports.confirmationNumber, claim: claims.ClaimNumber })
    .from(claimReports)
    .innerJoin(claims, eq(claims.RecId, one.claim))
    .where(eq(claimReports.id, one.report))
  if (named) await recordActivity(tx, session, texts.activity[Decision](named.report, named.claim))
}
