import type { FieldErrorCode, FormControl } from '../form.ts'
import { isCalendarDate } from './date.ts'
import { fits, EMAIL_EXPRESSION, SSN_EXPRESSION, TIME_EXPRESSION, ZIP_EXPRESSION } from './expressions.ts'
import { isUsPhone } from './phone.ts'
import { NUMBER_EXPRESSION } from '../decimal.ts'
import { maskExpression } from '../mask.ts'

/** What is wrong with the trimmed text of a control, or `null`. `today` is yyyy-MM-dd. */
export function checkText(control: FormControl, text: string, today: () => string): FieldErrorCode | null {
  switch (control.check) {
    case 'date':
      if (!isCalendarDate(text)) return 'date'
      return text > today() ? 'future-date' : null
    case 'phone':
      return isUsPhone(text) ? null : 'phone'
    case 'email':
      return fits(EMAIL_EXPRESSION, text) ? null : 'email'
    case 'number':
      return fits(NUMBER_EXPRESSION, text) ? null : 'number'
    case 'ssn':
      return fits(SSN_EXPRESSION, text) ? null : 'ssn'
    case 'zip':
      return fits(ZIP_EXPRESSION, text) ? null : 'zip'
    case 'time':
      return fits(TIME_EXPRESSION, text) ? null : 'time'
    case 'mask':
      return control.mask?.kind !== 'pattern' || fits(maskExpression(control.mask.pattern), text) ? null : 'mask'
    case 'option':
    case 'ticked':
    case 'files':
    case 'none':
      return null
  }
}
