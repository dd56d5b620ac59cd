import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ErrorState } from '../ui/error-state.tsx'

/**
 * Around a form whose answers live outside of it: where React fails to draw the form, a browser extension or a translator
 * may have changed the page, the answers stay and *Try again* draws the form anew with all of them.
 */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Failed}>
      {children}
    </CatchBoundary>
  )
}

/** A failure stays until somebody presses *Try again*. */
const always = () => 0

function Failed({ reset }: ErrorComponentProps) {
  return (
    <ErrorState title="The form did not open" onRetry={reset}>
      Something went wrong on our side. Everything you entered is kept.
    </ErrorState>
  )
}
