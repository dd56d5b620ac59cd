export const texts = {
  title: 'Definition Lab',
  example: {
    title: 'Example with three mistakes',
    misspelledKind: 'The kind of “Where was it parked?” is misspelled: press Fix beside it in Diagnostics.',
    repeatedOption: 'The option “In a garage” is there twice: press Fix, which deletes the repeated row.',
    wrongCondition:
      'The name of the garage waits for control 22, which does not exist: press Dependencies!B3, type 2 and press Enter.',
  },
  member: {
    label: 'As members see it',
    help: 'The whole claim report on a page of its own, with these tables. Nothing is sent.',
    claimType: 'Claim type',
    step: 'Step',
    steps: ['1 Claim Type', '2 Personal Info', '3 Loss Info', '4 Upload and check'],
    screen: 'Screen',
    screens: { phone: 'Phone', tablet: 'Tablet', desk: 'Desk', print: 'Printed' },
    scheme: 'Colors',
    schemes: { light: 'Light', dark: 'Dark' },
    print: 'Print',
    frame: 'Claim report',
    noClaimTitle: 'This is not a claim report',
    noClaim: 'The claim report starts at control 27. These tables have none.',
  },
  mail: {
    label: 'Mails',
    subject: (subject: string) => `Subject: ${subject}`,
  },
  independent: {
    label: 'Independent check',
    agree: 'Both agree',
    disagree: 'They disagree',
    valid: 'The answers are complete and valid.',
    invalid: 'The answers cannot be submitted yet.',
    engine: 'Errors of the engine',
    ajv: 'Errors of ajv, from the JSON Schema alone',
    none: 'No errors.',
  },
}
