import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import type { ComponentType, FormEvent } from 'react'

import { reasonOf } from '../api/call-failure.ts'
import classes from './form-body.module.css'
import { FormFailure } from './form-failure.tsx'
import { DroppedAnswers } from './dropped-answers.tsx'
import { FormErrors } from './form-errors.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import { NoAnswerYet } from './no-answer-yet.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { FilesMissing } from './uploads/files-missing.tsx'
import type { FormUploads } from './uploads/form-uploads.ts'
import type { LocalForm } from './use-local-form.ts'
import type { Elements } from '../ui/elements.ts'

export interface FormFieldsProps {
  session: FormSession
  uploads: FormUploads | null
  disabled: boolean
}

export interface FormBodyProps<Receipt> {
  form: LocalForm<Receipt>
  /** What draws its controls: `PortalForm` knows all there are, and is as heavy. */
  Fields: ComponentType<FormFieldsProps>
  /** What happens once the button is pressed; said before it. */
  whatHappens: string
  /** On the button, and on it while the call runs. */
  send: string
  sending: string
  /** Said above the reason where sending failed. */
  failed?: string
  /** Sending is tried again for a minute where no answer comes. */
  triesAgain?: true
  /** Asked before something typed is left behind. */
  leave: string
  /** Told when somebody leaves it behind. */
  onLeave?: () => void
  /** Other buttons, after the one that sends. */
  beside?: Elements
  /** Enter in a field sends it, too: for a form of a few fields, where nothing goes off half done. */
  sentByEnter?: true
}

const notSent = 'Not sent yet. Everything you entered is kept.'

/** The questions of a request: what is missing, one column of fields, what happens next, one button. */
export function FormBody<Receipt>(props: FormBodyProps<Receipt>) {
  const { form, Fields, whatHappens, send, sending, failed = notSent, leave, onLeave, beside } = props
  const { sentByEnter, triesAgain } = props
  const { valid } = useFormState(form.session)
  const ready = valid && !form.waiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentByEnter) form.send()
  }
  return (
    <FormFailure>
      <form className={classes.root} noValidate onSubmit={submit}>
        <DroppedAnswers labels={form.dropped} />
        <FormErrors session={form.session} attempts={form.attempts} />
        {form.failure ? <TroubleNote title={failed}>{reasonOf(form.failure)}</TroubleNote> : null}
        {form.attempts > 0 && valid && form.waiting ? <FilesMissing key={form.attempts} /> : null}
        <Fields session={form.session} uploads={form.uploads} disabled={form.sending} />
        <p className={classes.next}>{whatHappens}</p>
        <div className={classes.actions}>
          <SubmitButton
            label={send}
            busyLabel={sending}
            busy={form.sending}
            ready={ready}
            {...(!sentByEnter && { onPress: form.send })}
          />
          {beside}
        </div>
        {triesAgain ? <NoAnswerYet sending={form.sending} /> : null}
      </form>
      <LeavePrompt isUnfinished={form.isUnfinished} message={leave} onLeave={onLeave} />
    </FormFailure>
  )
}
