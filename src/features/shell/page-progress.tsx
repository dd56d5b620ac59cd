import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './page-progress.module.css'
import { slowAfter } from './slow-after.ts'
import { texts } from './texts.ts'

/** A progress line at the top, and a message for screen readers, while a slow page loads. */
export function PageProgress() {
  const waiting = useRouterState({ select: ({ status }) => status === 'pending' })
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return (
    <div role="status">
      {slow ? (
        <>
          <VisuallyHidden>{texts.loadingPage}</VisuallyHidden>
          <div className={classes.line} />
        </>
      ) : null}
    </div>
  )
}
