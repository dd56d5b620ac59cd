import { plural } from '@captive/api-client/contract'

export const texts = {
  otherCategory: 'You cannot file documents in this category. Choose another one.',
  notPdf: 'This file is not a PDF, or it is damaged. Save it as a PDF again and choose the new file.',
  dateMismatch: 'The year, month, day and quarter do not match. Choose the date again.',
  needsProgram: 'Documents in this category belong to a program, not to a member.',
  needsMember: 'Documents in this category belong to a member and one of its programs.',
  fileGone: 'The file is no longer available. Choose it again.',
  ofFile: (fileName: string, reason: string) => `${fileName}: ${reason}`,
  noBatch: 'These documents no longer exist, or someone else filed them.',
  replacedSince: (fileName: string) => `${fileName} was replaced by a newer version. Undo that change first.`,
  quotaUsedUp: (email: string) =>
    `Your company has reached its daily limit for files. Send this one tomorrow, or write to ${email}.`,
  demoDocument: {
    reference: (id: number) => `Document ${id}`,
    asOf: (date: string) => `As of ${date}`,
    details: 'This document',
    subject: 'Subject',
    category: 'Filed under',
    member: 'Member',
    program: 'Program',
    policy: 'Policy',
    period: 'Period',
    quarter: (quarter: number, year: number) => `Quarter ${quarter} of ${year}`,
    content: 'What you would see here',
    inProduction: (owner: string, typeName: string, quarter: number, year: number, date: string) =>
      `In a production portal, this would be the ${typeName} of ${owner} for quarter ${quarter} of ${year}, filed by the program on ${date}.`,
    demoData:
      'This portal shows demo data. We created this document when you opened it. Its member, program, dates and subject match the list, but no company, person or amount in it is real.',
    access: 'Who can see it',
    accessRules:
      'Program documents are available to the program’s members. Member documents are available to that member, its broker and program staff. Each download is recorded in the activity log.',
  },
  activity: {
    filed: (fileName: string, category: string) => `Filed the document ${fileName} under ${category}`,
    deleted: (fileName: string, category: string) => `Deleted the document ${fileName} from ${category}`,
    undone: (count: number) => `Deleted ${plural(count, { one: 'document', other: 'documents' })} filed together`,
    downloaded: (fileName: string) => `Downloaded the document ${fileName}`,
    uploaded: (fileName: string) => `Uploaded the file ${fileName}`,
  },
}
