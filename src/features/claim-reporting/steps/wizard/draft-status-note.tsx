import { Anchor } from '@mantine/core'
import { focusElement } from '@captive/form-engine/store'
import { useSyncExternalStore } from 'react'

import { formatTime } from '../../../../format/date.ts'
import type { DraftSaver, DraftStatus } from '../../model/drafts/draft-saver.ts'
import type { Conflict } from '../../model/wizard/wizard-state.ts'
import { texts } from './texts.ts'
import { conflictNoteId, conflictTitle } from './conflict-note.tsx'

interface DraftStatusNoteProps {
  saver: DraftSaver
  conflict: Conflict | null
  onLogIn: () => void
  words: DraftTexts
}

/** The draft texts that exist in each language. Conflicts and refusals are in English. */
type DraftTexts = Pick<typeof texts.draft, 'saving' | 'saved' | 'unsaved' | 'signedOut' | 'logIn'>

/** Shows whether the draft is saved. Screen readers announce only problems; their live region is always in the page. */
export function DraftStatusNote({ saver, conflict, onLogIn, words }: DraftStatusNoteProps) {
  const status = useSyncExternalStore(saver.subscribe, saver.status)
  return (
    <>
      {status.kind === 'saving' ? <span>{words.saving}</span> : null}
      {status.kind === 'saved' ? <span>{words.saved(formatTime(status.at))}</span> : null}
      <span role="status">
        {conflict ? (
          <>
            <span lang="en">{`${conflictTitle(conflict)}.`}</span>{' '}
            <Anchor component="button" type="button" inherit lang="en" onClick={() => focusElement(conflictNoteId)}>
              {texts.draft.showConflict}
            </Anchor>
          </>
        ) : (
          problemOf(status, words, onLogIn)
        )}
      </span>
    </>
  )
}

function problemOf(status: DraftStatus, words: DraftTexts, onLogIn: () => void) {
  switch (status.kind) {
    case 'unsaved':
      return words.unsaved
    case 'signedOut':
      return (
        <>
          <span>{words.signedOut}</span>{' '}
          <Anchor component="button" type="button" inherit onClick={onLogIn}>
            {words.logIn}
          </Anchor>
        </>
      )
    case 'refused':
      return <span lang="en">{texts.draft.refused(status.reason)}</span>
    case 'untouched':
    case 'conflict':
    case 'saving':
    case 'saved':
      return null
  }
}
