import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

/** Whether the page is being laid out for paper; also for what comes onto the page because of that. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => printing)

function watch(changed: () => void): () => void {
  const turn = ({ type }: Event) => {
    printing = type === 'beforeprint'
    flushSync(changed) // at once: the browser lays out the paper as soon as this event is over
  }
  addEventListener('beforeprint', turn)
  addEventListener('afterprint', turn)
  return () => {
    removeEventListener('beforeprint', turn)
    removeEventListener('afterprint', turn)
  }
}
