import { claimTypeRules, type KeptDraft } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'

import { formatDate } from '../../../../format/date.ts'
import { texts } from './texts.ts'
import classes from './unfinished-reports.module.css'

interface UnfinishedReportsProps {
  /** The signed-in user's drafts. */
  drafts: readonly KeptDraft[]
  /** Whether this tab has an unsent email claim. */
  email: boolean
}

/**
 * The section of the dashboard with links to the user's drafts and unsent email claim. Renders nothing without them.
 */
export function UnfinishedReports({ drafts, email }: UnfinishedReportsProps) {
  return (
    <>
      <Drafts drafts={drafts} />
      {email ? (
        <p className={classes.line}>
          <span>{texts.email.unsent}</span> <Link to="/report-claim/email-claim">{texts.email.continue}</Link>
        </p>
      ) : null}
    </>
  )
}

function Drafts({ drafts }: Pick<UnfinishedReportsProps, 'drafts'>) {
  const [draft, ...others] = drafts
  if (!draft) return null
  const words = texts.drafts
  if (others.length > 0)
    return (
      <p className={classes.line}>
        <span>{words.several(drafts.length)}</span> <Link to="/report-claim">{words.seeAll}</Link>
      </p>
    )
  const type = draft.claimType && claimTypeRules[draft.claimType].label
  return (
    <p className={classes.line}>
      <span>{words.one(type, formatDate(draft.savedAt))}</span>{' '}
      <Link to="/report-claim/online-claim" search={{ report: draft.DraftId }}>
        {words.continue}
      </Link>
    </p>
  )
}
