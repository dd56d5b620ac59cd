import type { KeptDraft } from '@captive/api-client/contract'
import { claimTypeRules } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'

import { formatDate } from '../../../format/date.ts'
import classes from './unfinished-report.module.css'

/** On the dashboard: the reports that somebody has not finished or sent, with the way to them; nothing where there is none. */
export function UnfinishedReport({ kept }: { kept: readonly KeptDraft[] }) {
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
