import { plural } from '@captive/api-client/contract'

const acknowledged =
  'Within 24 business hours you will receive an acknowledgement with your claim number and your adjuster’s name and contact information.'

export const texts = {
  report: {
    title: 'Report',
    claimType: 'Claim type',
    byEmail: 'Reported by email',
    company: 'Company',
    policyNumber: 'Policy number',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    street: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    confirmation: 'Confirmation',
    message: 'Message',
    comment: 'Comment',
  },
  operationsLetter: {
    title: (claimType: string | null | undefined, confirmationNumber: string) =>
      `${claimType ?? 'Email'} claim report ${confirmationNumber}`,
    subject: (title: string, company: string, isSevere: boolean) => `${isSevere ? 'SEVERE: ' : ''}${title}, ${company}`,
    severe: 'Marked as severe:',
    noFiles: 'No files.',
    files: (names: readonly string[]) => `Files: ${names.join(', ')}`,
    masked: 'Confidential answers are hidden in this email. Staff can view them on the report’s page in the portal.',
  },
  acknowledgementLetter: {
    subject: (confirmationNumber: string) => `We received your claim report ${confirmationNumber}`,
    heading: 'Your claim has been reported',
    received: (company: string, date: string) =>
      `We received the claim report for ${company} that was submitted in the member portal on ${date}.`,
    confirmationNumber: 'Confirmation number:',
    acknowledged,
    contacts: (phone: string, email: string, largerFilesUrl: string) =>
      `For urgent matters, call ${phone}. For questions or additional information, write to ${email}. To send larger files and dash camera footage, use ${largerFilesUrl}.`,
  },
  copyLetter: {
    subject: 'Would you like a copy of a claim acknowledgement?',
    why: 'Someone reported a claim in the member portal and gave this address for the acknowledgement.',
    button: 'Send me a copy',
    note: (days: number) =>
      `The link works once and expires in ${plural(days, { one: 'day', other: 'days' })}. If you did not expect this, ignore this email. We will not send a copy.`,
  },
  receipt: {
    department: 'Claims',
    title: 'Claim report',
    fileName: (confirmationNumber: string) => `Claim report ${confirmationNumber}.pdf`,
    confirmationNumber: (confirmationNumber: string) => `Confirmation Number ${confirmationNumber}`,
    received: (moment: string) => `Received ${moment}. Keep this number. We use it to find your report.`,
    severe: (reasons: readonly string[], phone: string) =>
      `${reasons.join('; ')}. If you have not called yet, call ${phone} now.`,
    files: 'Files',
    noFiles: 'No files were sent with this report.',
    next: 'What happens next',
    acknowledged,
    contacts: (email: string, phone: string) =>
      `For questions or additional information, write to ${email} or call ${phone}.`,
    absent: 'This file does not exist.',
  },
  refusals: {
    linkExpired: 'This link has expired.',
    draftsFull: (count: number) =>
      `You already have ${plural(count, { one: 'unfinished report', other: 'unfinished reports' })}. Discard one of them first.`,
    tooManyVehicles: (max: number) =>
      `A report can have at most ${plural(max, { one: 'vehicle', other: 'vehicles' })}. Remove some of them and describe them in your own words.`,
    answersTooLong: 'Your answers are too long to save. Shorten the longest ones.',
    numberTaken: 'This confirmation number was already used for another report. Please submit again.',
    reportedBefore:
      'We already received a report with this confirmation number. Check for its receipt before you submit again.',
    fileGone: (name: string) => `The file ${name} is no longer available. Choose it again.`,
    fileRefused: (name: string, reason: string) => `${name || 'A file'} was not accepted. ${reason}`,
    otherPolicy: (policyNumber: string, line: string) =>
      `Policy ${policyNumber} is not one of the company's ${line} policies. Choose one of them.`,
    reportsOfUserUsedUp: (instead: string) => `You have reached your daily limit for reports. ${instead}`,
    reportsOfCompanyUsedUp: (instead: string) => `Your company has reached its daily limit for reports. ${instead}`,
    filesOfCompanyUsedUp: (instead: string) => `Your company has reached its daily limit for files. ${instead}`,
    quotaAdvice: (phone: string, email: string) =>
      `Your draft is saved. Submit it tomorrow, or call ${phone} or write to ${email} now.`,
    otherCompany: 'You can report claims only from the company you signed in with. Please sign in again.',
    control: (id: number) => `Control ${id}`,
    formChanged: (label: string) =>
      `The form has changed, and the question “${label}” is different now. Open the report again. Your answers are saved.`,
  },
  activity: {
    reported: (confirmationNumber: string) => `Submitted claim report ${confirmationNumber}`,
    emailed: (confirmationNumber: string) => `Emailed claim report ${confirmationNumber}`,
    draftTakenOver: 'Took over an unfinished claim report',
    draftsReturned: 'Unlocked unfinished claim reports from the former email address',
    confidentialAnswersViewed: (confirmationNumber: string) =>
      `Viewed the confidential answers of claim report ${confirmationNumber}`,
    receiptDownloaded: (confirmationNumber: string) => `Downloaded the receipt of claim report ${confirmationNumber}`,
  },
}
