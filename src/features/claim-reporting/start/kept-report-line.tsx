import { Button } from '@mantine/core'
import { claimTypeRules, type KeptDraft } from '@captive/api-client/contract'

import { formatDate, formatTime } from '../../../format/date.ts'
import classes from './kept-reports.module.css'

interface KeptReportLineProps {
  report: KeptDraft
  onContinue: () => void
  onDiscard: () => void
}

/** One report that was not finished: what it is, how far it is, and what to do with it. */
export function KeptReportLine({ report, onContinue, onDiscard }: KeptReportLineProps) {
  const { claimType, company, partsDone, parts, savedAt, savedBy, own, keptUntil } = report
  const type = claimType ? claimTypeRules[claimType].label : 'No claim type yet'
  const saved = `${formatDate(savedAt)}, ${formatTime(savedAt)}`
  const name = `${type}, ${saved}`
  return (
    <li className={classes.report}>
      <div>
        <p className={classes.name}>{`${type} · ${company}`}</p>
        <p className={classes.state}>
          {`${partsDone} of ${parts} parts done. Saved ${saved}${own ? '' : ` by ${savedBy}`}.${keptUntil ? ` Kept until ${formatDate(keptUntil)}.` : ''}`}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant={own ? 'filled' : 'default'}
          onClick={onContinue}
          aria-label={`${own ? 'Continue' : 'Take over'}: ${name}`}
        >
          {own ? 'Continue' : 'Take over'}
        </Button>
        {own ? (
          <Button variant="subtle" onClick={onDiscard} aria-label={`Discard: ${name}`}>
            Discard
          </Button>
        ) : null}
      </div>
    </li>
  )
}
