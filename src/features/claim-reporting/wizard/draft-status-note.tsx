import { useSyncExternalStore } from 'react'

import { formatTime } from '../../../format/date.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Whether the unfinished report is kept. Only trouble is read out. */
export function DraftStatusNote({ keeper }: { keeper: DraftKeeper }) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status)
  switch (status.kind) {
    case 'untouched':
    case 'overtaken':
      return null
    case 'saving':
      return <span>Saving</span>
    case 'saved':
      return <span>Saved {formatTime(status.at)}</span>
    case 'unsaved':
      return <span role="status">Not saved, will try again</span>
    case 'refused':
      return <span role="status">Not saved. {status.reason}</span>
  }
}
