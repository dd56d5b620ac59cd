import { plural } from '@captive/api-client/contract'

export const texts = {
  noSuchClaim: 'This claim does not exist. Check the link, or search for the claim.',
  keyTaken: 'A different version was already sent. Reload the page to see it. If something is missing, send only that.',
  fileGone: (name: string) => `The file ${name} is no longer available. Choose it again.`,
  filesSubject: 'Documents or photos',
  letter: {
    subject: (claim: string, subject: string) => `Claim ${claim}: ${subject}`,
    heading: (claim: string) => `Claim ${claim}`,
    from: (person: string, company: string | undefined) => `${person} of ${company} wrote:`,
    filesFrom: (person: string, company: string | undefined) =>
      `${person} of ${company} added the attached files to this claim.`,
    answer: (person: string) => `Your reply goes to ${person}.`,
  },
  activity: {
    written: (claim: string) => `Wrote to the adjuster of claim ${claim}`,
    filesAdded: (claim: string, count: number) =>
      `Added ${plural(count, { one: 'file', other: 'files' })} to claim ${claim}`,
  },
}
