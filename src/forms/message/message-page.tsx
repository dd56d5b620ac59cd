import type { Form } from '@captive/form-engine'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { Callout } from '../../ui/callout.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { LightFormPage } from '../light-form-page.tsx'
import { useLocalForm } from '../use-local-form.ts'
import { messagePrefill, type Writer } from './message-form.ts'
import classes from './message-page.module.css'
import { messageSender, type MessageReceipt } from './send-message.ts'

interface MessagePageProps {
  title: string
  lead: string
  /** From `messageForm`. */
  form: Form
  /** What it is about: the subject of the mail, before the company. */
  about: string
  /** Where it goes. */
  mailbox: string
  writer: Writer
  /** Of the company that the person acts for. */
  company: string
  /** Names the form of this person, as `useLocalForm` wants it. */
  keptAs: string
}

/** A page to write one message to a mailbox of the program. */
export function MessagePage({ title, lead, form, about, mailbox, writer, company, keptAs }: MessagePageProps) {
  const [send] = useState(() => messageSender(api))
  const local = useLocalForm({
    form,
    initial: messagePrefill(writer),
    keptAs,
    submit: (answers) => send({ form, answers, about, mailbox, from: writer.userEmail, company }),
  })
  return (
    <LightFormPage
      title={title}
      lead={lead}
      form={local}
      whatHappens={`Your message goes to ${mailbox}, and a copy to you. We answer by email.`}
      send="Submit"
      sending="Submitting"
      leave="Your message has not been sent. Do you want to leave the page?"
    >
      {(receipt) => <Receipt receipt={receipt} />}
    </LightFormPage>
  )
}

function Receipt({ receipt: { message, sentTo, copyTo } }: { receipt: MessageReceipt }) {
  return (
    <>
      <Callout tone="ok" title="Message Sent Successfully" live="polite">
        {copyTo ? `A copy is on its way to ${copyTo}. We answer to that address.` : 'We answer by email.'}
      </Callout>
      <SectionCard title="What was sent">
        <dl className={classes.facts}>
          <dt>To</dt>
          <dd>{sentTo}</dd>
          <dt>Message</dt>
          <dd>{message}</dd>
        </dl>
      </SectionCard>
    </>
  )
}
