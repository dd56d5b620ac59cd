import { useFormState } from '@captive/form-engine/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { PortalForm } from '../../forms/portal-form.tsx'
import { Callout } from '../../ui/callout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { filesNotReady } from './claim-wizard.ts'
import type { EmailClaimSender } from './email-claim-sender.ts'
import { messages } from './messages.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { UploadField } from './upload-field.tsx'
import classes from './wizard-view.module.css'

/** The claim by e-mail (EML-001, EML-002). */
export function EmailClaimView({ sender }: { sender: EmailClaimSender }) {
  const { phase, attempts, trouble } = useSyncExternalStore(sender.subscribe, sender.state)
  const files = useSyncExternalStore(sender.uploads.subscribe, sender.uploads.files)
  const { valid } = useFormState(sender.session)
  const filesReady = files.every(({ state }) => state.kind === 'done')
  const sending = phase === 'sending'
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) note.current?.focus()
  }, [attempts])
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) failure.current?.focus() // the button that was pressed may be a page further down
  }, [trouble])
  return (
    <>
      <PageHeader title="Email Claim">Tell us in a few words. We ask for the rest.</PageHeader>
      <form className={classes.root} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={classes.step}>
          <FormErrors session={sender.session} attempts={attempts} />
          {trouble ? (
            <div ref={failure} tabIndex={-1}>
              <Callout tone="warning" title={messages.emailFailed} live="assertive">
                {trouble}
              </Callout>
            </div>
          ) : null}
          <PortalForm session={sender.session} disabled={sending} />
          <SectionCard title="Photos and documents" note="If you have any. You can send more later.">
            <UploadField queue={sender.uploads} disabled={sending} />
          </SectionCard>
          {attempts > 0 && valid && !filesReady ? (
            <div ref={note} tabIndex={-1}>
              <Callout tone="warning" title="Not all files are there yet" live="assertive">
                {filesNotReady}
              </Callout>
            </div>
          ) : null}
          <div>
            <SubmitButton
              label="Send"
              busyLabel="Sending"
              busy={sending}
              ready={valid && filesReady}
              onPress={() => void sender.send()}
            />
          </div>
        </div>
      </form>
    </>
  )
}
