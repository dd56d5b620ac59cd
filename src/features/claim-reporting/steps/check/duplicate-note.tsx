import { Anchor, Button } from '@mantine/core'
import type { PossibleDuplicate } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'

import { formatDate, formatTime } from '../../../../format/date.ts'
import { FailureNote } from '../../../../forms/failure-note.tsx'
import { useCan } from '../../../../session/session-context.ts'
import { PermittedLink } from '../../../../ui/permitted-link.tsx'
import { relativeDay } from './relative-day.ts'
import { texts } from './texts.ts'

interface DuplicateNoteProps {
  duplicates: readonly PossibleDuplicate[]
  /** Sends the report anyway. */
  onAnother: () => void
}

const words = texts.duplicate

/** Shows other reports of the same incident before this report is sent. Takes focus, which scrolls to it. */
export function DuplicateNote({ duplicates, onAnother }: DuplicateNoteProps) {
  return (
    <FailureNote title={words.title} action={<Button onClick={onAnother}>{words.isAnother}</Button>}>
      <p>{words.advice}</p>
      {duplicates.map((duplicate) => (
        <p key={duplicate.number}>
          <Duplicate {...duplicate} />
        </p>
      ))}
    </FailureNote>
  )
}

/** Opens in another tab with the same session, so that this report stays open. */
const inNewTab = { target: '_blank', rel: 'opener' }

function Duplicate(duplicate: PossibleDuplicate) {
  const can = useCan()
  const { number, at } = duplicate
  if (duplicate.kind === 'report')
    return (
      <>
        <span>{words.report(relativeDay(at), formatTime(at), number)}</span>{' '}
        <Anchor
          aria-label={words.inNewTab(words.openReport, number)}
          {...inNewTab}
          renderRoot={(link) => <Link {...link} to="/report-claim/confirmation/$number" params={{ number }} />}
        >
          {words.openReport}
        </Anchor>
      </>
    )
  return (
    <>
      <span>{words.claim(number, formatDate(at))}</span>{' '}
      <Anchor
        aria-label={words.inNewTab(words.openClaim, number)}
        {...inNewTab}
        renderRoot={(link) => (
          <PermittedLink
            {...link}
            to={`/Claims/${duplicate.PolicyId}/${duplicate.RecId}`}
            allowed={can('004') && can('004-001') && can('004-001-002')}
          />
        )}
      >
        {words.openClaim}
      </Anchor>
    </>
  )
}
