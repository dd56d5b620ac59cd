import type { Api } from '@captive/api-client'
import { templateHtml, templateSections, type Answers } from '@captive/form-engine'

import { toSendEmail } from '../../api/email.ts'
import { contactForm } from './contact-form.ts'

export interface ContactMessage {
  answers: Answers
  /** The member-portal mailbox. */
  mailbox: string
  /** Who writes, and gets a copy. */
  from: string
  company: string
}

/** What was done with a message. */
export interface ContactReceipt {
  message: string
  sentTo: string
  /** Where the copy went; null where it could not be sent. */
  copyTo: string | null
}

/**
 * Sends messages of Contact us: an entry, a mail to the mailbox (CON-004, CON-005), and a copy to who wrote. An entry
 * made before a failed mail is not made again when the same message is sent again.
 */
export function contactSender(api: Pick<Api, 'createEntry' | 'sendEmail'>) {
  let entered: string | null = null
  return async ({ answers, mailbox, from, company }: ContactMessage): Promise<ContactReceipt> => {
    const message = String(answers['body']).trim()
    const subject = `Contact Us: ${company}`
    const html = templateHtml('Contact Us', [
      { title: '', rows: [{ label: 'Company', value: company }] },
      ...templateSections(contactForm, answers),
    ])
    if (entered !== message) await api.createEntry({ body: { Origin: 'Contact Us', User: from, Content: message } })
    entered = message
    await api.sendEmail(toSendEmail({ to: mailbox, subject, html }))
    const copied = await api.sendEmail(toSendEmail({ to: from, subject, html })).then(
      () => true,
      () => false, // the message itself has arrived
    )
    return { message, sentTo: mailbox, copyTo: copied ? from : null }
  }
}
