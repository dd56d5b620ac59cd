import type { Api } from '@captive/api-client'

import { serverOffer } from './api.ts'
import type { ServerOffer } from './server-offer.ts'

/** An email to a mailbox of the program or to the user. */
export interface Email {
  to: string
  subject: string
  html: string
}

/** The longest query, in characters, that servers and proxies accept. */
const longestUrl = 6_000

/**
 * Sends a mail: the HTML in the query as the specification says; a long one in the body if the server supports that
 * (AMB-146).
 */
export async function sendEmail(
  api: Pick<Api, 'sendEmail'>,
  { to, subject, html }: Email,
  offers: ServerOffer['offers'] = serverOffer.offers, // called only for a long mail
): Promise<void> {
  const query = { To: to, Subject: subject }
  const isShort = new URLSearchParams({ ...query, Body: html }).toString().length <= longestUrl
  const asBody = !isShort && (await offers('LongEmails'))
  if (asBody) return await api.sendEmail({ query, body: { Body: html } })
  // the body is optional, which the client's type cannot express
  await api.sendEmail({ query: { ...query, Body: html } } as SendEmailInput)
}

type SendEmailInput = Parameters<Api['sendEmail']>[0]
