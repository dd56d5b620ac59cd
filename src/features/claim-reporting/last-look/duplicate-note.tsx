import { Anchor, Button } from '@mantine/core'
import type { PossibleDuplicate } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'

import { formatDate, formatTime } from '../../../format/date.ts'
import { TroubleNote } from '../../../forms/trouble-note.tsx'
import { useCan } from '../../../session/session-context.ts'
import { PermittedLink } from '../../../ui/permitted-link.tsx'
import { dayInWords } from './day-in-words.ts'

interface DuplicateNoteProps {
  duplicates: readonly PossibleDuplicate[]
  /** Sends the report all the same. */
  onAnother: () => void
}

/** Before a report is sent that may tell of an incident that was reported already. Takes focus, and so comes into sight. */
export function DuplicateNote({ duplicates, onAnother }: DuplicateNoteProps) {
  return (
    <TroubleNote
      title="This may have been reported already"
      action={<Button onClick={onAnother}>This is another one</Button>}
    >
      <p>Yours is not sent yet. Look at what is there, or send yours if it is of something else.</p>
      {duplicates.map((duplicate) => (
        <p key={duplicate.number}>
          <Duplicate {...duplicate} />
        </p>
      ))}
    </TroubleNote>
  )
}

/** In another tab, signed in as here: the report here stays as it is. */
const elsewhere = { target: '_blank', rel: 'opener' }

function Duplicate(duplicate: PossibleDuplicate) {
  const can = useCan()
  const { number, at } = duplicate
  if (duplicate.kind === 'report')
    return (
      <>
        <span>{`Reported ${dayInWords(at)} at ${formatTime(at)}, ${number}:`}</span>{' '}
        <Anchor
          aria-label={`open it: ${number}, in a new tab`}
          {...elsewhere}
          renderRoot={(link) => <Link {...link} to="/report-claim/confirmation/$number" params={{ number }} />}
        >
          open it
        </Anchor>
      </>
    )
  return (
    <>
      <span>{`Claim ${number}, loss of ${formatDate(at)}:`}</span>{' '}
      <Anchor
        aria-label={`open it: claim ${number}, in a new tab`}
        {...elsewhere}
        renderRoot={(link) => (
          <PermittedLink
            {...link}
            to={`/Claims/${duplicate.PolicyId}/${duplicate.RecId}`}
            allowed={can('004') && can('004-001') && can('004-001-002')}
          />
        )}
      >
        open it
      </Anchor>
    </>
  )
}
