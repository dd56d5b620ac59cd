import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import type { ComponentType, FormEvent } from 'react'

import { reasonOf } from '../api/call-failure.ts'
import classes from './form-body.module.css'
import { FormFailure } from './form-failure.tsx'
import { DroppedAnswers } from './dropped-answers.tsx'
import { FormErrors } from './form-errors.tsx'
import { LeavePrompt } from './leave-prompt.tsx'
import { NoAnswerYet } from './no-answer-yet.tsx'
import { SubmitButton } from './submit-button.tsx'
import { FailureNote } from './failure-note.tsx'
import { texts } from './texts.ts'
import { FilesMissing } from './uploads/files-missing.tsx'
import type { FormUploads } from './uploads/form-uploads.ts'
import type { LocalForm } from './use-local-form.ts'
import type { Elements } from '../ui/elements.ts'

export interface FormFieldsProps {
  store: FormStore
  uploads: FormUploads | null
  disabled: boolean
}

export interface FormBodyProps<Receipt> {
  form: LocalForm<Receipt>
  /** The component that renders the fields. `PortalForm` supports every control and is the largest. */
  Fields: ComponentType<FormFieldsProps>
  /** Explains, before the button, what happens after submitting. */
  whatHappens: string
  /** The label of the button, and its label while the call runs. */
  send: string
  sending: string
  /** The title above the reason when sending fails. */
  failed?: string
  /** Whether a failed call is retried for a minute. */
  triesAgain?: true
  /** The question before leaving with unsaved input. */
  leave: string
  /** Called when the user leaves with unsaved input. */
  onLeave?: () => void
  /** Other buttons after the submit button. */
  beside?: Elements
  /** Enter in a field submits the form; for short forms only. */
  sentByEnter?: true
}

/** The body of a form: errors, fields, what happens next, and the submit button. */
export function FormBody<Receipt>(props: FormBodyProps<Receipt>) {
  const { form, Fields, whatHappens, send, sending, failed = texts.notSent, leave, onLeave, beside } = props
  const { sentByEnter, triesAgain } = props
  const { valid } = useFormState(form.store)
  const ready = valid && !form.waiting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentByEnter) form.send()
  }
  return (
    <FormFailure>
      <form className={classes.root} noValidate onSubmit={submit}>
        <DroppedAnswers labels={form.dropped} />
        <FormErrors store={form.store} attempts={form.attempts} />
        {form.failure ? <FailureNote title={failed}>{reasonOf(form.failure)}</FailureNote> : null}
        {form.attempts > 0 && valid && form.waiting ? <FilesMissing key={form.attempts} /> : null}
        <Fields store={form.store} uploads={form.uploads} disabled={form.sending} />
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
