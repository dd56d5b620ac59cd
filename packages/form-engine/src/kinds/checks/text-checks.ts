import { NUMBER_EXPRESSION } from '../decimal.ts'
import type { AnswerFault, FormControl, JsonSchema } from '../control.ts'
import type { Judging } from '../kind.ts'
import { longestPattern, maskExpression } from '../mask.ts'
import { isCalendarDate } from './date.ts'
import {
  DAY_EXPRESSION,
  EMAIL_EXPRESSION,
  fits,
  SSN_EXPRESSION,
  TIME_EXPRESSION,
  ZIP_EXPRESSION,
} from './expressions.ts'
import { wholeText } from './schema-of-text.ts'

/** A rule for the text of a control. */
export interface TextCheck {
  /** What is wrong with a text that is trimmed and not blank, or `null`. */
  readonly fault: (text: string, control: FormControl, judging: Judging) => AnswerFault | null
  /** The same as JSON Schema; `null` where any text passes. */
  readonly schema: (control: FormControl, judging: Judging) => JsonSchema | null
  /** How such a text is written, for those who write definitions. */
  readonly written: string
  /** Digits that make such a text when they are written in the right places; none where no digits are known to. */
  readonly samples?: (judging: Judging) => readonly string[]
  /** HTML `type` of a plain input. */
  readonly input?: 'tel'
}

/** By name; the texts of a control with another name are not judged. */
export const textChecks: Readonly<Record<string, TextCheck | undefined>> = {
  date: {
    fault: (text, { anyDay }, { today }) =>
      !isCalendarDate(text) ? 'date' : !anyDay && text > today() ? 'future-date' : null,
    schema: ({ anyDay }) => ({
      ...wholeText(DAY_EXPRESSION),
      format: anyDay ? 'calendar-date' : 'past-or-present-date',
    }),
    written: 'a day as yyyy-MM-dd',
  },
  phone: {
    fault: (text, _, { phones }) => (phones.accepts(text) ? null : 'phone'),
    schema: (_, { phones: { expression, format } }) => ({ ...(expression && wholeText(expression)), format }),
    written: 'a phone number with its area code',
    samples: ({ phones }) => phones.samples ?? [],
    input: 'tel',
  },
  email: byExpression('email', EMAIL_EXPRESSION, 'an e-mail address'),
  number: byExpression(
    'number',
    NUMBER_EXPRESSION,
    'a number, without signs for thousands',
    '1'.repeat(longestPattern),
  ),
  ssn: byExpression('ssn', SSN_EXPRESSION, 'nine digits, as 123-45-6789', '123456789'),
  zip: byExpression('zip', ZIP_EXPRESSION, 'five digits, or nine'),
  time: byExpression('time', TIME_EXPRESSION, 'a time such as 2:30 PM'),
  mask: {
    fault: (text, { mask }) => (mask?.kind !== 'pattern' || fits(maskExpression(mask.pattern), text) ? null : 'mask'),
    schema: ({ mask }) => (mask?.kind === 'pattern' ? wholeText(maskExpression(mask.pattern)) : null),
    written: 'the digits that the mask asks for',
  },
}

function byExpression(name: AnswerFault, expression: string, written: string, sample?: string): TextCheck {
  return {
    fault: (text) => (fits(expression, text) ? null : name),
    schema: () => wholeText(expression),
    written,
    ...(sample && { samples: () => [sample] }),
  }
}
