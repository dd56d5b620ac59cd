import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import classes from './page-progress.module.css'
import { slowAfter } from './slow-after.ts'

/** A line along the top, and a word for a screen reader, while the next page takes its time. */
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
          <VisuallyHidden>Loading the page</VisuallyHidden>
          <div className={classes.line} />
        </>
      ) : null}
    </div>
  )
}
