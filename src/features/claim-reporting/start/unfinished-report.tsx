import type { KeptDraft } from '@captive/api-client/contract'
import { claimTypeRules } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'

import { formatDate } from '../../../format/date.ts'
import classes from './unfinished-report.module.css'

interface UnfinishedReportProps {
  /** Reports of the person that were not finished or sent. */
  kept: readonly KeptDraft[]
  /** Whether this tab keeps an email claim that was not sent. */
  email: boolean
}

/** On the dashboard: a person's reports that are not finished or sent, each with a link. Empty if the person has no such report. */
export function UnfinishedReport({ kept, email }: UnfinishedReportProps) {
  return (
    <>
      <KeptReports kept={kept} />
      {email ? (
        <p className={classes.line}>
          <span>You have an unsent email claim. It is kept until you close this browser tab.</span>{' '}
          <Link to="/report-claim/email-claim">Continue the email claim</Link>
        </p>
      ) : null}
    </>
  )
}

function KeptReports({ kept }: Pick<UnfinishedReportProps, 'kept'>) {
  const [report, ...others] = kept
  if (!report) return null
  if (others.length > 0)
    return (
      <p className={classes.line}>
        <span>{`You have ${kept.length} unfinished claim reports.`}</span> <Link to="/report-claim">See all</Link>
      </p>
    )
  const type = report.claimType ? `${claimTypeRules[report.claimType].label}, ` : ''
  return (
    <p className={classes.line}>
      <span>{`You have an unfinished claim report: ${type}saved ${formatDate(report.savedAt)}.`}</span>{' '}
      <Link to="/report-claim/online-claim" search={{ report: report.DraftId }}>
        Continue the report
      </Link>
    </p>
  )
}
