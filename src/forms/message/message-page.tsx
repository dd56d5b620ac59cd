import type { Form } from '@captive/form-engine'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { Callout } from '../../ui/callout.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { LightFormPage } from '../light-form-page.tsx'
import { texts } from '../texts.ts'
import { useLocalForm } from '../use-local-form.ts'
import { messagePrefill, type Writer } from './message-form.ts'
import classes from './message-page.module.css'
import { messageSender, type MessageReceipt } from './send-message.ts'
import generated from './message-shape.ts?validator'

interface MessagePageProps {
  title: string
  lead: string
  /** From `messageForm`. */
  form: Form
  /** The subject of the email before the company. */
  about: string
  /** The recipient. */
  mailbox: string
  writer: Writer
  /** The active company. */
  company: string
  /** The storage name for `useLocalForm`. */
  storageKey: string
}

/** A page that sends a message to a mailbox of the program. */
export function MessagePage({ title, lead, form, about, mailbox, writer, company, storageKey }: MessagePageProps) {
  const [send] = useState(() => messageSender(api))
  const local = useLocalForm({
    form,
    validator: generated,
    initial: messagePrefill(writer),
    storageKey,
    submit: (answers) => send({ form, answers, about, mailbox, from: writer.userEmail, company }),
  })
  return (
    <LightFormPage
      title={title}
      lead={lead}
      form={local}
      whatHappens={texts.message.whatHappens(mailbox)}
      send={texts.message.submit}
      sending={texts.message.submitting}
      leave={texts.message.leave}
    >
      {(receipt) => <Receipt receipt={receipt} />}
    </LightFormPage>
  )
}

function Receipt({ receipt: { message, sentTo, copyTo } }: { receipt: MessageReceipt }) {
  return (
    <>
      <Callout tone="ok" title={texts.message.sent} live="polite">
        {copyTo ? texts.message.copySent(copyTo) : texts.message.noCopySent}
      </Callout>
      <SectionCard title={texts.message.receipt}>
        <dl className={classes.facts}>
          <dt>{texts.message.to}</dt>
          <dd>{sentTo}</dd>
          <dt>{texts.message.text}</dt>
          <dd>{message}</dd>
        </dl>
      </SectionCard>
    </>
  )
}
