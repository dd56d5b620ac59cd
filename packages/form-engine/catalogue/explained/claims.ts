import type { ExplainedCodes } from './explained-code.ts'

/** What the portal looks for in the definitions of claim reports. */
export const claims = {
  'severe-code-unknown': {
    meaning:
      'The portal asks people to call at once after a severe loss. It finds the question by its label code, and no question has this code.',
    fix: 'Give the question its old label code back. Change the label if the wording should change.',
  },
  'severe-value-unknown': {
    meaning:
      'The portal asks people to call at once after a severe loss. The question does not offer the answer that identifies such a loss.',
    fix: 'Give the option its old `DisplayValue` back. Change the label if the wording should change.',
  },
  'label-code-unknown': {
    meaning:
      'A rule of claims finds a control by its label code, and no control has this code. The rule does not apply.',
    fix: 'Give the control its old `ControlLabelCode` back.',
  },
  'not-stored': {
    meaning:
      'The form engine can use this cell, but the tables of a server cannot store it: an id that is not a whole number or is too large, or a column that only forms in code have. The form is not published.',
    fix: 'Give the control a whole number as its id, or delete the column.',
  },
} satisfies ExplainedCodes
