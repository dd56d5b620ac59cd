import { useFormState } from '@captive/form-engine/react'
import { useEffect, type ReactNode } from 'react'

import { reasonOf } from '../api/call-failure.ts'
import { Callout } from '../ui/callout.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import classes from './form-page.module.css'
import { FormErrors } from './form-errors.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import { PortalForm } from './portal-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { LocalForm } from './use-local-form.ts'

interface FormPageProps<Receipt> {
  title: string
  /** One sentence: what the form is for. */
  lead: string
  form: LocalForm<Receipt>
  /** What happens once the button is pressed; said before it. */
  whatHappens: string
  /** On the button, and on it while the call runs. */
  send: string
  sending: string
  /** Asked before something typed is left behind. */
  leave: string
  /** What the page shows once it is sent. */
  children: (receipt: Receipt) => ReactNode
}

/** A request: one column of questions, what happens next, one button; then its receipt in the same place. */
export function FormPage<Receipt>(props: FormPageProps<Receipt>) {
  const { title, lead, form, whatHappens, send, sending, leave, children } = props
  const { valid } = useFormState(form.session)
  if (form.receipt !== undefined) {
    return <Receipt title={title}>{children(form.receipt)}</Receipt>
  }
  return (
    <div className={classes.root}>
      <PageHeader title={title}>{lead}</PageHeader>
      <form className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <FormErrors session={form.session} attempts={form.attempts} />
        {form.failure ? (
          <Callout tone="warning" title="Not sent yet. Everything you entered is kept." live="assertive">
            {reasonOf(form.failure)}
          </Callout>
        ) : null}
        <PortalForm session={form.session} disabled={form.sending} />
        <p className={classes.next}>{whatHappens}</p>
        <div>
          <SubmitButton label={send} busyLabel={sending} busy={form.sending} ready={valid} onPress={form.send} />
        </div>
      </form>
      <LeavePrompt isUnfinished={form.isUnfinished} message={leave} />
    </div>
  )
}

/** Takes focus, so that what was sent is read next and not the page from its top. */
function Receipt({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    window.scrollTo({ top: 0 })
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.root}>
      <PageHeader title={title} />
      {children}
    </div>
  )
}
