import { endorsementDays, endorsementDueOn, type EndorsementRequest } from '@captive/api-client/contract'
import type { TemplateSection } from '@captive/form-engine/claim'

import { dayOf } from '../../database/moment.ts'
import { html } from '../../mail/html.ts'
import { letter, letterTable } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'
import { formatLongDate } from '../../pdf/format.ts'

interface Asked {
  request: EndorsementRequest
  /** What was filled in, as the form shows it. */
  sections: readonly TemplateSection[]
  /** The company it is for, as the program knows it. */
  company: string
  /** Who asked. */
  email: string
}

/** The mails that a request sets off: to the endorsements mailbox with all of it, and to who asked that it is there. */
export function endorsementMails({ request, sections, company, email }: Asked, mailbox: string): [Mail, Mail] {
  const tables = sections.map(({ title, rows }) => letterTable(title, rows))
  const toMailbox = html`<p>${email} asked for this in the member portal, for ${company}.</p>
    ${tables}`
  const toRequestor = html`<p>
      We have your request for ${company}. Endorsements are processed within ${endorsementDays} days: this one by
      ${formatLongDate(endorsementDueOn(dayOf(new Date())))}.
    </p>
    <p>
      Coverage cannot be bound, altered or cancelled through online forms. Until you hear from us, your coverage is what
      it was. Questions, or something to add: ${mailbox}.
    </p>
    ${tables}`
  return [
    {
      to: mailbox,
      replyTo: email,
      subject: `${request.change}: ${company}`,
      html: letter(`${request.change} request`, toMailbox),
    },
    {
      to: email,
      subject: `We have your request: ${request.change}`,
      html: letter('Thank you for the request', toRequestor),
    },
  ]
}
