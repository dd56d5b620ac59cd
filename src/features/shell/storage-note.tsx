import { IconDatabaseOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import { storageProblem } from '../../browser-storage.ts'
import classes from './connection-note.module.css'
import { texts } from './texts.ts'

/** Warns that a reload loses data while browser storage is blocked or full. */
export function StorageNote() {
  const trouble = useSyncExternalStore(storageProblem.subscribe, storageProblem.now)
  return (
    <div role="status">
      {trouble === null ? null : (
        <p className={classes.root}>
          <IconDatabaseOff size={20} stroke={1.75} aria-hidden />
          <span>{texts.storage[trouble]}</span>
        </p>
      )}
    </div>
  )
}
