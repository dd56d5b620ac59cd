import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import classes from './connection-note.module.css'

/** Says while the device is offline that it is, and that nothing typed is lost. */
export function ConnectionNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {online ? null : (
        <p className={classes.root}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden />
          You are offline. What you have typed stays on this page; send it when the connection is back.
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
