import { Button } from '@mantine/core'
import type { ReportMatch } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { formatDate } from '../../../format/date.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import classes from './matched-claims.module.css'
import { texts } from './texts.ts'

const words = texts.claim

type Matched = ReportMatch['claims'][number]
type Decision = 'confirm' | 'reject' | 'undo'

/** The claims of a report in a table cell: proposed ones to decide on, others to undo. */
export function MatchedClaims({ report }: { report: ReportMatch }) {
  if (report.claims.length === 0) return <span>{words.none}</span>
  return (
    <ul className={classes.list}>
      {report.claims.map((claim) => (
        <li key={claim.ClaimsRecId}>
          <MatchedClaim report={report} claim={claim} />
        </li>
      ))}
    </ul>
  )
}

function MatchedClaim({ report, claim }: { report: ReportMatch; claim: Matched }) {
  const { ClaimNumber, ClaimsRecId, State } = claim
  const { mutate: decide, isPending } = useMutation({
    mutationFn: (Decision: Decision) =>
      api.decideReportMatch({ body: { ReportRecId: report.RecId, ClaimsRecId, Decision } }),
    meta: { stale: ['claim-reporting', 'claims', 'activity-log'] },
    onSuccess: (_, decision) => showSuccess(words.done[decision](ClaimNumber, report.ConfirmationNum)),
    onError: (error) => showFailure(words.failed(reasonOf(error))),
  })
  const actions: readonly Decision[] = State === 'proposed' ? ['confirm', 'reject'] : ['undo']
  return (
    <>
      <p>{factsOf(claim)}</p>
      {State === 'matched' ? <p className={classes.how}>{howOf(claim)}</p> : null}
      <div className={classes.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'confirm' ? 'default' : 'subtle'}
            disabled={isPending}
            aria-label={words.named(words[action], ClaimNumber, report.ConfirmationNum)}
            onClick={() => decide(action)}
          >
            {words[action]}
          </Button>
        ))}
      </div>
    </>
  )
}

/** A claim in one line. */
export const factsOf = ({ ClaimNumber, DriverName, ClaimantName, LossDate }: Matched): string =>
  words.facts(ClaimNumber, DriverName || ClaimantName, formatDate(LossDate))

const howOf = ({ By }: Matched): string => (By === null ? words.byNumber : words.by(By))
