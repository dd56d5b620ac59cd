/** Texts that the specification gives letter for letter, by requirement id. */
export const specified = {
  'RPT-001': { title: 'Claims Reporting' },
  'RPT-002': { online: 'Online Submit' },
  'RPT-004': { email: 'Email Send' },
  'RPT-009': { confirmationNumber: 'Confirmation Number' },
  'WIZ-001': { claimType: 'Claim Type', personalInfo: 'Personal Info', lossInfo: 'Loss Info', upload: 'Upload' },
  'WIZ-003': { previous: 'Previous', next: 'Next' },
  'WIZ-005': { submit: 'Submit' },
  'WIZ-006': { submitting: 'Submitting' },
  'WIZ-013': { confirm: 'YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT' },
  'WIZ-035': { reported: 'Claim has been Reported. A claim representative will contact you shortly.' },
  'WIZ-036': { failed: 'Claim Report Failed' },
  'WIZ-038': { leave: 'Online report has not finished. Do you want to leave the page?' },
  'EML-006': { sent: 'Claim has been Emailed. A claim representative will contact you shortly.' },
  'EML-007': { failed: 'Email Claim Failed' },
  'EML-008': { leave: 'Email has not been sent. Do you want to leave the page?' },
} as const
