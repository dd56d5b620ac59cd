import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import classes from './connection-note.module.css'
import { texts } from './texts.ts'

/** Shows a note while the device is offline. */
export function ConnectionNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {online ? null : (
        <p className={classes.root}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden />
          <span>{texts.offline}</span>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
