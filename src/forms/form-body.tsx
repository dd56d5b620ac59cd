import { useFormState } from '@captive/form-engine/react'
import type { ReactNode } from 'react'

import { reasonOf } from '../api/call-failure.ts'
import classes from './form-body.module.css'
import { FormErrors } from './form-errors.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import { PortalForm } from './portal-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { FilesMissing } from './uploads/files-missing.tsx'
import type { LocalForm } from './use-local-form.ts'

export interface FormBodyProps<Receipt> {
  form: LocalForm<Receipt>
  /** What happens once the button is pressed; said before it. */
  whatHappens: string
  /** On the button, and on it while the call runs. */
  send: string
  sending: string
  /** Said above the reason where sending failed. */
  failed?: string
  /** Asked before something typed is left behind. */
  leave: string
  /** Told when somebody leaves it behind. */
  onLeave?: () => void
  /** Other buttons, after the one that sends. */
  beside?: ReactNode
}

const notSent = 'Not sent yet. Everything you entered is kept.'

/** The questions of a request: what is missing, one column of fields, what happens next, one button. */
export function FormBody<Receipt>(props: FormBodyProps<Receipt>) {
  const { form, whatHappens, send, sending, failed = notSent, leave, onLeave, beside } = props
  const { valid } = useFormState(form.session)
  const ready = valid && !form.waiting
  return (
    <>
      <form className={classes.root} noValidate onSubmit={(event) => event.preventDefault()}>
        <FormErrors session={form.session} attempts={form.attempts} />
        {form.failure ? <TroubleNote title={failed}>{reasonOf(form.failure)}</TroubleNote> : null}
        {form.attempts > 0 && valid && form.waiting ? <FilesMissing key={form.attempts} /> : null}
        <PortalForm session={form.session} uploads={form.uploads} disabled={form.sending} />
        <p className={classes.next}>{whatHappens}</p>
        <div className={classes.actions}>
          <SubmitButton label={send} busyLabel={sending} busy={form.sending} ready={ready} onPress={form.send} />
          {beside}
        </div>
      </form>
      <LeavePrompt isUnfinished={form.isUnfinished} message={leave} onLeave={onLeave} />
    </>
  )
}
