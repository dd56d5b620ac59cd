import { Button } from '@mantine/core'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { createContext, useCallback, useSyncExternalStore } from 'react'

import type { Elements } from './elements.ts'
import classes from './overview.module.css'
import { texts } from './texts.ts'

/** Whether widgets render nothing on failure, because the page reports failures once. */
export const OverviewContext = createContext(false)

/** The content of an overview page, whose widgets load and fail independently. */
export function Overview({ children }: { children: Elements }) {
  return (
    <OverviewContext value>
      <FailedLine />
      {children}
    </OverviewContext>
  )
}

/** A message at the top while a query of the page has failed. */
function FailedLine() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const shown = () => cache.findAll({ type: 'active' })
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  const hasFailed = useSyncExternalStore(subscribe, () => shown().some(failed))
  return (
    // While it is empty, the first widget keeps the spacing of a first child.
    <div role="status" className={classes.line} data-ruled={hasFailed ? undefined : true}>
      {hasFailed ? (
        <p className={classes.failed}>
          <span>{texts.partlyLoaded}</span>{' '}
          <Button variant="subtle" onClick={() => void client.refetchQueries({ type: 'active', predicate: failed })}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

const failed = ({ state }: Query) => state.status === 'error' && state.data === undefined
