export const texts = {
  example: {
    title: 'Example with three mistakes',
    misspelledKind: 'The kind of “Where was it parked?” is misspelled: press Fix beside it in Diagnostics.',
    repeatedOption: 'The option “In a garage” is there twice: press Fix, which deletes the repeated row.',
    wrongCondition:
      'The name of the garage waits for control 22, which does not exist: press Dependencies!B3, type 2 and press Enter.',
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
