import type { Answers, Form } from '@captive/form-engine'
import { templateHtml, templateSections } from '@captive/form-engine/claim'

import { serverOffer, type api as portalApi } from '../../api/api.ts'
import { sendEmail } from '../../api/email.ts'
import { requiredText } from '../read-answers.ts'
import { texts } from '../texts.ts'

export interface Message {
  /** A form from `messageForm`. */
  form: Form
  answers: Answers
  /** The subject before the company. */
  about: string
  /** The recipient. */
  mailbox: string
  /** The sender, who gets a copy. */
  from: string
  company: string
}

/** The result of sending a message. */
export interface MessageReceipt {
  message: string
  sentTo: string
  /** The recipient of the copy; null if it could not be sent. */
  copyTo: string | null
}

/** All pages use the same origin (AMB-163). */
const { origin } = texts.message

/**
 * Sends messages: an entry, an email to the mailbox, and a copy to the sender. Sending the same message again after a
 * failed email does not create a second entry.
 */
export function messageSender(api: Pick<typeof portalApi, 'createEntry' | 'sendEmail'>, offers = serverOffer.offers) {
  let entered: string | null = null
  return async ({ form, answers, about, mailbox, from, company }: Message): Promise<MessageReceipt> => {
    const message = requiredText(answers, 'body')
    const subject = texts.message.subject(about, company)
    const html = templateHtml(about, [
      { title: '', rows: [{ label: texts.message.company, value: company }] },
      ...templateSections(form, answers),
    ])
    if (entered !== message) await api.createEntry({ body: { Origin: origin, User: from, Content: message } })
    entered = message
    await sendEmail(api, { to: mailbox, subject, html }, offers)
    const copied = await sendEmail(api, { to: from, subject, html }, offers).then(
      () => true,
      () => false, // the message itself was sent
    )
    return { message, sentTo: mailbox, copyTo: copied ? from : null }
  }
}
