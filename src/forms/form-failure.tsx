import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ErrorState } from '../ui/error-state.tsx'
import { texts } from './texts.ts'

/**
 * An error boundary around a form. A browser extension or a translator may change the page so that React fails to
 * render. The answers are stored outside of the form, so "Try again" renders it with all of them.
 */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Failed}>
      {children}
    </CatchBoundary>
  )
}

/** Resets the boundary only with "Try again". */
const always = () => 0

function Failed({ reset }: ErrorComponentProps) {
  return (
    <ErrorState title={texts.failed.title} onRetry={reset}>
      {texts.failed.reason}
    </ErrorState>
  )
}
