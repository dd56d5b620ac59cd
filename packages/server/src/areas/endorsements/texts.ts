import { plural } from '@captive/api-client/contract'
import { specified } from './specified-texts.ts'

export const texts = {
  mailboxLetter: {
    subject: (change: string, company: string) => `${change}: ${company}`,
    heading: (change: string) => `${change} request`,
    requested: (email: string, company: string) =>
      `${email} submitted this request in the member portal for ${company}.`,
  },
  requestorLetter: {
    subject: (change: string) => `We received your request: ${change}`,
    heading: specified['END-026'].thanks,
    received: (company: string, days: number, dueOn: string) =>
      `We received your request for ${company}. Endorsements are processed within ${plural(days, { one: 'day', other: 'days' })}. We will process this one by ${dueOn}.`,
    disclaimer: 'Coverage cannot be bound, altered or cancelled through online forms.',
    note: (mailbox: string) =>
      `Your coverage does not change until you hear from us. For questions or additional information, write to ${mailbox}.`,
  },
  noPolicy: 'This company has no Commercial Auto policy to change.',
  questionsChanged: 'The questions of this form have changed. Open it again and answer the new ones.',
  alreadySubmitted: 'This request was already submitted with different answers. Please submit it again.',
  activity: { requested: (change: string) => `Requested an endorsement: ${change}` },
}
