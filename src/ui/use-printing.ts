import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => printing)

function watch(changed: () => void): () => void {
  const turn = ({ type }: Event) => {
    printing = type === 'beforeprint'
    flushSync(changed) // synchronously, because the browser prints right after this event
  }
  addEventListener('beforeprint', turn)
  addEventListener('afterprint', turn)
  return () => {
    removeEventListener('beforeprint', turn)
    removeEventListener('afterprint', turn)
  }
}
