import type { Api } from '@captive/api-client'

/** A mail to a mailbox of the program, or to oneself. */
export interface Email {
  to: string
  subject: string
  html: string
}

/** Longest address, in characters, that every server on the way takes. */
const longestAddress = 6_000

/** What SendEmail takes: the HTML in the address as the specification says, a long one as the body (AMB-146). */
export function toSendEmail({ to, subject, html }: Email): SendEmailInput {
  const query = { To: to, Subject: subject }
  const inAddress = new URLSearchParams({ ...query, Body: html }).toString().length <= longestAddress
  if (!inAddress) return { query, body: { Body: html } }
  return { query: { ...query, Body: html } } as SendEmailInput // its body is optional, which the client's type cannot say
}

type SendEmailInput = Parameters<Api['sendEmail']>[0]
