import { endorsementDays, endorsementDueOn, type EndorsementRequest } from '@captive/api-client/contract'
import type { ServerBrand } from '@captive/brand/folder'
import type { TemplateSection } from '@captive/form-engine/claim'

import { dayOf } from '../../database/moment.ts'
import { html } from '../../mail/html.ts'
import { letter, letterTable } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'
import { formatLongDate } from '../../pdf/format.ts'
import { texts } from './texts.ts'

interface MailedRequest {
  brand: ServerBrand
  request: EndorsementRequest
  /** The answers as the form shows them. */
  sections: readonly TemplateSection[]
  /** The name of the company that the request is for, as the program stores it. */
  company: string
  /** The user who submitted the request. */
  email: string
}

/** The mails about a request: all of it to the endorsements mailbox, and an acknowledgement to the user. */
export function endorsementMails(
  { brand, request, sections, company, email }: MailedRequest,
  mailbox: string,
): [Mail, Mail] {
  const tables = sections.map(({ title, rows }) => letterTable(title, rows))
  const { mailboxLetter, requestorLetter } = texts
  const toMailbox = html`<p>${mailboxLetter.requested(email, company)}</p>
    ${tables}`
  const dueOn = formatLongDate(endorsementDueOn(dayOf(new Date())))
  const toRequestor = html`<p>${requestorLetter.received(company, endorsementDays, dueOn)}</p>
    <p>${requestorLetter.disclaimer} ${requestorLetter.note(mailbox)}</p>
    ${tables}`
  return [
    {
      brand,
      to: mailbox,
      replyTo: email,
      subject: mailboxLetter.subject(request.change, company),
      html: letter(brand, mailboxLetter.heading(request.change), toMailbox),
    },
    {
      brand,
      to: email,
      subject: requestorLetter.subject(request.change),
      html: letter(brand, requestorLetter.heading, toRequestor),
    },
  ]
}
