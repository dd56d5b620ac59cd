import type { ExplainedCodes } from './explained-code.ts'

/** Calculations that never have a value. */
export const calculations = {
  'calculation-syntax': {
    meaning: 'A calculation cannot be read. The message names the first unexpected character.',
    fix: 'Enter ids in brackets and functions with parentheses, such as `[1201] + round([1202] / 3, 2)`.',
  },
  'calculation-misplaced': {
    meaning: 'A control has a calculation, but only a textbox can show a calculated value.',
    fix: 'Make the control a `textbox`, or clear `Calculation`.',
  },
  'unknown-operand': {
    meaning: 'A calculation uses an id that no question of this form has, so it never has a value.',
    fix: 'Correct the id in the brackets. The id is that of the column `RecId`, not the label.',
  },
  'inactive-operand': {
    meaning: 'A calculation uses an inactive question. Nobody can answer it, so the calculation never has a value.',
    fix: 'Set `IsActive` of the question to 1, or leave it out of the calculation.',
  },
  'operand-without-value': {
    meaning:
      'A calculation uses a question as a number or a date, but its answers are something else. It never has a value.',
    fix: 'Set `ControlDataTypeCode` of the question to `number`. `days` and `years` need questions of the kind `calendar`.',
  },
  'operand-in-repeat': {
    meaning:
      'A calculation outside a repeating section uses a question inside it as one number. Each item may have another answer.',
    fix: 'Enter `sum` or `count` around the id, or move the calculation into the repeating section.',
  },
} satisfies ExplainedCodes
