import { Button } from '@mantine/core'
import { claimTypeRules, type KeptDraft } from '@captive/api-client/contract'

import { formatDate, formatTime } from '../../../../format/date.ts'
import classes from './draft-list.module.css'
import { texts } from './texts.ts'

interface DraftLineProps {
  draft: KeptDraft
  onContinue: () => void
  onDiscard: () => void
}

const words = texts.drafts

/** One draft: its claim type, its progress, and buttons to continue or discard it. */
export function DraftLine({ draft, onContinue, onDiscard }: DraftLineProps) {
  const { claimType, company, savedAt, own } = draft
  const type = claimType ? claimTypeRules[claimType].label : words.noType
  const saved = `${formatDate(savedAt)}, ${formatTime(savedAt)}`
  const open = own ? words.continue : words.takeOver
  return (
    <li className={classes.draft}>
      <div>
        <p className={classes.name}>{words.name(type, company)}</p>
        <p className={classes.state}>{stateOf(draft, saved)}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant={own ? 'filled' : 'default'}
          onClick={onContinue}
          aria-label={words.buttonFor(open, type, saved)}
        >
          {open}
        </Button>
        {own ? (
          <Button variant="subtle" onClick={onDiscard} aria-label={words.buttonFor(words.discard, type, saved)}>
            {words.discard}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function stateOf({ sectionsDone, sections, own, savedBy, keptUntil }: KeptDraft, saved: string): string {
  return [
    words.progress(sectionsDone, sections),
    own ? words.saved(saved) : words.savedBy(saved, savedBy),
    ...(keptUntil ? [words.keptUntil(formatDate(keptUntil))] : []),
  ].join(' ')
}
