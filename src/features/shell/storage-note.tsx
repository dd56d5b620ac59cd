import { IconDatabaseOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import { storageTrouble, type StorageTrouble } from '../../browser-storage.ts'
import classes from './connection-note.module.css'

const words: Record<NonNullable<StorageTrouble>, string> = {
  blocked:
    'Your browser blocks data of this site. If you reload or close this page, you have to log in again, and a form that is not sent is lost. To change that, allow cookies and site data for this site.',
  full: 'Your browser has no room left for data of this site. If you reload or close this page, you may have to log in again, and a form that is not sent is lost. To change that, clear the data of other sites in your browser.',
}

/** Says that a reload will lose what the portal could not keep in the browser, and what to do about it. */
export function StorageNote() {
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.now)
  return (
    <div role="status">
      {trouble === null ? null : (
        <p className={classes.root}>
          <IconDatabaseOff size={20} stroke={1.75} aria-hidden />
          <span>{words[trouble]}</span>
        </p>
      )}
    </div>
  )
}
