import { Button } from '@mantine/core'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { createContext, useCallback, useSyncExternalStore } from 'react'

import type { Elements } from './elements.ts'
import classes from './overview.module.css'

/** Whether a widget whose call failed renders nothing (core §8), since the page says so once. */
export const OverviewContext = createContext(false)

/** An overview page below its header: widgets that load, are empty or fail each on their own. */
export function Overview({ children }: { children: Elements }) {
  return (
    <OverviewContext value>
      <FailedLine />
      {children}
    </OverviewContext>
  )
}

/** One quiet line at the top while something of the page did not load. */
function FailedLine() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const shown = () => cache.findAll({ type: 'active' })
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  const hasFailed = useSyncExternalStore(subscribe, () => shown().some(failed))
  return (
    // While it is empty, the first part looks as if it followed the header of the page.
    <div role="status" className={classes.line} data-ruled={hasFailed ? undefined : true}>
      {hasFailed ? (
        <p className={classes.failed}>
          <span>Some of this page did not load. What you see is right.</span>{' '}
          <Button variant="subtle" onClick={() => void client.refetchQueries({ type: 'active', predicate: failed })}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  )
}

const failed = ({ state }: Query) => state.status === 'error' && state.data === undefined
