import { Anchor } from '@mantine/core'
import { focusElement } from '@captive/form-engine/session'
import { useSyncExternalStore } from 'react'

import { formatTime } from '../../../format/date.ts'
import type { DraftKeeper, DraftStatus } from './draft-keeper.ts'
import { overtakenNoteId, whoWentOn } from './overtaken-note.tsx'
import type { Overtaken } from './wizard-state.ts'

interface DraftStatusNoteProps {
  keeper: DraftKeeper
  overtaken: Overtaken | null
  /** Leads to the login; what is not saved stays in the tab. */
  onLogIn: () => void
}

/** Whether the unfinished report is kept, and the way on where it is not. Only trouble is read out, from a place that is there before it. */
export function DraftStatusNote({ keeper, overtaken, onLogIn }: DraftStatusNoteProps) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status)
  return (
    <>
      {status.kind === 'saving' ? <span>Saving</span> : null}
      {status.kind === 'saved' ? <span>{`Saved ${formatTime(status.at)}`}</span> : null}
      <span role="status">
        {overtaken ? (
          <>
            <span>{`${whoWentOn(overtaken)}.`}</span>{' '}
            <Anchor component="button" type="button" inherit onClick={() => focusElement(overtakenNoteId)}>
              See what to do
            </Anchor>
          </>
        ) : (
          troubleWith(status, onLogIn)
        )}
      </span>
    </>
  )
}

function troubleWith(status: DraftStatus, onLogIn: () => void) {
  switch (status.kind) {
    case 'unsaved':
      return 'Not saved, will try again'
    case 'signed out':
      return (
        <>
          <span>Not saved. You have to log in first.</span>{' '}
          <Anchor component="button" type="button" inherit onClick={onLogIn}>
            Log in
          </Anchor>
        </>
      )
    case 'refused':
      return `Not saved. ${status.reason}`
    case 'untouched':
    case 'overtaken':
    case 'saving':
    case 'saved':
      return null
  }
}
