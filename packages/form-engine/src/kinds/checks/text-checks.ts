import { cleanCode } from '../../text/clean-text.ts'
import { cleanEmail, EMAIL_EXPRESSION } from '../../text/email-address.ts'
import { NUMBER_EXPRESSION } from '../decimal.ts'
import type { Doubt, FormControl, JsonSchema } from '../control.ts'
import type { ValidationContext } from '../kind.ts'
import { longestPattern, maskExpression } from '../mask.ts'
import { isCalendarDate } from './date.ts'
import {
  CANADIAN_EXPRESSION,
  DAY_EXPRESSION,
  fits,
  SSN_EXPRESSION,
  TIME_EXPRESSION,
  UNUSED_SSN_EXPRESSION,
  ZIP_EXPRESSION,
} from './expressions.ts'
import { wholeText } from './schema-of-text.ts'
import type { TextFault } from './text-messages.ts'

/** A check for the text of a control. */
export interface TextCheck {
  /** Removes characters that pasting adds, before any check. Returns the same text if it is clean. */
  readonly clean: (text: string) => string
  /** The error code of a clean, nonblank text, or `null`. */
  readonly fault: (text: string, control: FormControl, validationContext: ValidationContext) => TextFault | null
  /** The same check as JSON Schema; `null` if any text passes. */
  readonly schema: (control: FormControl, validationContext: ValidationContext) => JsonSchema | null
  /** A probable typing mistake in a valid text, or `null`. */
  readonly doubt?: (text: string, validationContext: ValidationContext) => Doubt | null
  /** The expected format, for authors of definitions. */
  readonly written: string
  /** Digits that pass the check when they are put into the slots of a mask. Empty if unknown. */
  readonly samples?: (validationContext: ValidationContext) => readonly string[]
  /** HTML `type` of a plain input. */
  readonly input?: 'tel'
}

/** Removes the `tel:` of a link from a phone number. */
export const cleanPhone = (text: string): string => cleanCode(text).replace(/^(?:(?:tel|callto|sms): ?)+/i, '')

/** Removes the spaces that Word puts around dashes in groups of digits. */
const cleanGroups = (text: string): string => cleanCode(text).replace(/ ?- ?/g, '-')

const unknownPhone = { code: 'unknown-phone', message: 'This may not be a US mobile number. Please check it.' } as const
const unusedSsn = {
  code: 'unused-ssn',
  message: 'No Social Security number has these digits. Please check them.',
} as const
const postalCode = {
  code: 'postal-code',
  message: 'This is a Canadian postal code. Please check it if the place is in the US.',
} as const
const noTime = { code: 'no-time', message: 'This is not a time such as 2:30 PM. Please check it.' } as const

/** The codes of probable typing mistakes in a text. */
export type TextDoubt = (typeof unknownPhone | typeof unusedSsn | typeof postalCode | typeof noTime)['code']

/** The checks by name. A name without a check accepts any text. */
export const textChecks: Readonly<Record<string, TextCheck | undefined>> = {
  date: {
    clean: cleanCode,
    fault: (text, { anyDay }, { today }) =>
      !isCalendarDate(text) ? 'date' : !anyDay && text > today() ? 'future-date' : null,
    schema: ({ anyDay }) => ({
      ...wholeText(DAY_EXPRESSION),
      format: anyDay ? 'calendar-date' : 'past-or-present-date',
    }),
    written: 'a day as yyyy-MM-dd',
  },
  phone: {
    clean: cleanPhone,
    fault: (text, _, { phones }) => (phones.accepts(text) ? null : 'phone'),
    schema: (_, { phones: { expression, format } }) => ({ ...(expression && wholeText(expression)), format }),
    doubt: (text, { phones }) => (phones.isKnown?.(text) === false ? unknownPhone : null),
    written: 'a phone number with its area code',
    samples: ({ phones }) => phones.samples ?? [],
    input: 'tel',
  },
  email: { ...byExpression('email', EMAIL_EXPRESSION, 'an email address'), clean: cleanEmail },
  number: byExpression(
    'number',
    NUMBER_EXPRESSION,
    'a number, without thousands separators',
    '1'.repeat(longestPattern),
  ),
  ssn: {
    ...byExpression('ssn', SSN_EXPRESSION, 'nine digits, as 123-45-6789', '123456789'),
    clean: cleanGroups,
    doubt: (text) => (fits(UNUSED_SSN_EXPRESSION, text) ? unusedSsn : null),
  },
  zip: {
    ...byExpression('zip', `${ZIP_EXPRESSION}|${CANADIAN_EXPRESSION}`, 'five digits, or nine'),
    clean: cleanGroups,
    doubt: (text) => (fits(CANADIAN_EXPRESSION, text) ? postalCode : null),
  },
  time: {
    clean: cleanCode,
    fault: () => null,
    schema: () => null,
    doubt: (text) => (/^[0-9]/.test(text) && !fits(TIME_EXPRESSION, text) ? noTime : null),
    written: 'a time such as 2:30 PM',
  },
  mask: {
    clean: cleanCode,
    fault: (text, { mask }) => (mask?.kind !== 'pattern' || fits(maskExpression(mask.pattern), text) ? null : 'mask'),
    schema: ({ mask }) => (mask?.kind === 'pattern' ? wholeText(maskExpression(mask.pattern)) : null),
    written: 'the digits that the mask asks for',
  },
}

function byExpression(name: TextFault, expression: string, written: string, sample?: string): TextCheck {
  return {
    clean: cleanCode,
    fault: (text) => (fits(expression, text) ? null : name),
    schema: () => wholeText(expression),
    written,
    ...(sample && { samples: () => [sample] }),
  }
}
