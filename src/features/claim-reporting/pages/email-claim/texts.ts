import { specified } from '../../specified-texts.ts'

export const texts = {
  title: 'Email Claim',
  lead: 'Tell us in a few words. We will ask for the rest.',
  whatHappens:
    'Your claim goes to claims operations. You will get a confirmation number right away, and a confirmation by email.',
  send: 'Send',
  sending: 'Sending',
  sent: specified['EML-006'].sent,
  failed: specified['EML-007'].failed,
  leave: specified['EML-008'].leave,
}
