import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { Button } from '@mantine/core'
import { PortalForm } from '../../src/forms/portal-form.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { summaryLines } from '../../src/forms/summary-lines.ts'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'
import classes from './definition-lab.module.css'

interface LiveFormProps {
  session: FormSession
  onFill: () => void
}

/** The form as a member sees it. */
export function LiveForm({ session, onFill }: LiveFormProps) {
  const { visible, shownErrors, valid } = useFormState(session)
  return (
    <>
      <div className={classes.buttons}>
        <Button onClick={onFill}>Fill in a sample</Button>
        <Button onClick={() => session.reset()}>Empty</Button>
        <Button onClick={() => session.focusFirstError()}>{valid ? 'Nothing is missing' : 'What is missing?'}</Button>
      </div>
      <ErrorSummary errors={summaryLines(session, shownErrors)} />
      {visible.sections.length === 0 ? (
        <EmptyState title="Nothing shows">
          No control of these definitions is visible. The diagnostics say why.
        </EmptyState>
      ) : (
        <PortalForm session={session} />
      )}
    </>
  )
}
