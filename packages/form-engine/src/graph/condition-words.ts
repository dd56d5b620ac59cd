import type { Condition } from './conditions.ts'
import type { Restriction } from './restriction.ts'
import { isOrderOperator, orderOf } from './restriction.ts'
import type { FormControl } from '../kinds/control.ts'

/**
 * Describes the required answer so that the words can follow “must be”: `“a” or “b”`, `other than “a”`, `more than “5”
 * and less than “9”`. `shown` returns the text for a value, such as the label of an option.
 */
export function wantedInWords(
  { controller, values, restrictions }: Pick<Condition, 'controller' | 'values' | 'restrictions'>,
  shown: (value: string) => string = (value) => value,
): string {
  const quoted = (value: string): string => `“${shown(value)}”`
  const either = values && (values.map(quoted).join(' or ') || 'a value that is not blank')
  const others = restrictions.map((restriction) => restrictionInWords(controller?.control, restriction, quoted))
  return [either, ...others].filter((words) => words !== null).join(' and ')
}

function restrictionInWords(
  control: FormControl | undefined,
  { operator, value }: Restriction,
  quoted: (value: string) => string,
): string {
  if (operator === 'answered') return 'answered'
  if (operator === undefined) return `compared with ${quoted(value)} in an unknown way`
  if (!isOrderOperator(operator)) return `other than ${quoted(value)}`
  const words = control && orderOf(control) === 'date' ? dateWords : numberWords
  return `${words[operator]} ${quoted(value)}`
}

const numberWords = { greaterThan: 'more than', atLeast: 'at least', lessThan: 'less than', atMost: 'at most' } as const
const dateWords = { greaterThan: 'after', atLeast: 'on or after', lessThan: 'before', atMost: 'on or before' } as const
