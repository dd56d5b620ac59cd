import type { Answers, Form } from '@captive/form-engine'
import { templateHtml, templateSections } from '@captive/form-engine/claim'

import { serverOffer, type api as portalApi } from '../../api/api.ts'
import { sendEmail } from '../../api/email.ts'
import { requiredText } from '../read-answers.ts'

export interface Message {
  /** What was filled in, of `messageForm`. */
  form: Form
  answers: Answers
  /** What it is about: the subject, before the company. */
  about: string
  /** The mailbox of the program that it goes to. */
  mailbox: string
  /** Who writes, and gets a copy. */
  from: string
  company: string
}

/** What was done with a message. */
export interface MessageReceipt {
  message: string
  sentTo: string
  /** Where the copy went; null where it could not be sent. */
  copyTo: string | null
}

/** What every message is kept under, wherever it was written (AMB-163). */
const origin = 'Contact Us'

/**
 * Sends messages: an entry, a mail to the mailbox (CON-004, CON-005, MVR-007, MVR-008), and a copy to who wrote. An entry
 * made before a failed mail is not made again when the same message is sent again.
 */
export function messageSender(api: Pick<typeof portalApi, 'createEntry' | 'sendEmail'>, offers = serverOffer.offers) {
  let entered: string | null = null
  return async ({ form, answers, about, mailbox, from, company }: Message): Promise<MessageReceipt> => {
    const message = requiredText(answers, 'body')
    const subject = `${about}: ${company}`
    const html = templateHtml(about, [
      { title: '', rows: [{ label: 'Company', value: company }] },
      ...templateSections(form, answers),
    ])
    if (entered !== message) await api.createEntry({ body: { Origin: origin, User: from, Content: message } })
    entered = message
    await sendEmail(api, { to: mailbox, subject, html }, offers)
    const copied = await sendEmail(api, { to: from, subject, html }, offers).then(
      () => true,
      () => false, // the message itself has arrived
    )
    return { message, sentTo: mailbox, copyTo: copied ? from : null }
  }
}
