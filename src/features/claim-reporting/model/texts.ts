import { specified } from '../specified-texts.ts'

/** Texts of the forms that the portal declares, of the steps, and of the claim as a document. */
export const texts = {
  steps: specified['WIZ-001'],
  forms: {
    claimType: 'What kind of claim is it?',
    company: 'Company',
    email: 'Email',
    phone: 'Mobile phone',
    phoneHelp: 'For example, 313-555-0142.',
    policyNumber: 'Policy number',
    policyNumberHelp: 'Copy it from your policy or insurance card.',
    policyOption: (number: string, effective: string, isCanceled: boolean) =>
      `${number}, from ${effective}${isCanceled ? ', canceled' : ''}`,
    street: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    zipHelp: 'For example, 48201.',
    confirm: specified['WIZ-013'].confirm,
    comment: 'What happened?',
    files: 'Photos and documents',
    filesHelp: 'Optional. You can send more later.',
  },
  review: {
    claimType: 'Claim type',
    removedQuestion: 'a question that is no longer asked',
    dropped: (question: string, answer: string) =>
      answer === '' ? question : `${question} (you answered “${answer}”)`,
  },
  template: {
    claimReport: 'Claim Report',
    emailClaim: 'Claim by Email',
    claim: 'Claim',
    report: 'Report',
    confirmationNumber: specified['RPT-009'].confirmationNumber,
    lineOfBusiness: 'Line of business',
    files: 'Files',
    attached: 'Attached',
    none: 'None',
  },
}
