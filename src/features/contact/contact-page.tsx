import { useState } from 'react'

import { api } from '../../api/api.ts'
import { portalConfig } from '../../config.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { Callout } from '../../ui/callout.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { contactForm, contactPrefill } from './contact-form.ts'
import { contactSender, type ContactReceipt } from './contact-message.ts'
import classes from './contact-page.module.css'

/** /footer/contact-us: one message to the people behind the portal (CON-001 to CON-006). */
export function ContactPage() {
  const session = useSession()
  const company = useActiveCompany()
  const [send] = useState(() => contactSender(api))
  const form = useLocalForm({
    form: contactForm,
    initial: contactPrefill(session),
    keptAs: `contact-${session.userRecId}`,
    submit: (answers) =>
      send({
        answers,
        mailbox: portalConfig.memberPortalEmail,
        from: session.userEmail,
        company: company.clientName,
      }),
  })
  return (
    <FormPage
      title="Contact Us"
      lead="A question about the portal or the program? Write to us."
      form={form}
      whatHappens={`Your message goes to ${portalConfig.memberPortalEmail}, and a copy to you. We answer by email.`}
      send="Submit"
      sending="Submitting"
      leave="Your message has not been sent. Do you want to leave the page?"
    >
      {(receipt) => <Receipt receipt={receipt} />}
    </FormPage>
  )
}

function Receipt({ receipt: { message, sentTo, copyTo } }: { receipt: ContactReceipt }) {
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
