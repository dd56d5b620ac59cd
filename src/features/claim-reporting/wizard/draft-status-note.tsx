import { useSyncExternalStore } from 'react'

import { formatTime } from '../../../format/date.ts'
import type { DraftKeeper, DraftStatus } from './draft-keeper.ts'

/** Whether the unfinished report is kept. Only trouble is read out, from a place that is there before it. */
export function DraftStatusNote({ keeper }: { keeper: DraftKeeper }) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status)
  return (
    <>
      {status.kind === 'saving' ? <span>Saving</span> : null}
      {status.kind === 'saved' ? <span>{`Saved ${formatTime(status.at)}`}</span> : null}
      <span role="status">{troubleWith(status)}</span>
    </>
  )
}

function troubleWith(status: DraftStatus): string | null {
  switch (status.kind) {
    case 'unsaved':
      return 'Not saved, will try again'
    case 'signed out':
      return 'Not saved. You have to log in first.'
    case 'refused':
      return `Not saved. ${status.reason}`
    case 'untouched':
    case 'overtaken':
    case 'saving':
    case 'saved':
      return null
  }
}
