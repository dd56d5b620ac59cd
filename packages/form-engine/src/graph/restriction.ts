import type { Operator, OrderOperator } from '../definitions/operators.ts'
import { compareTexts } from '../definitions/record-id.ts'
import { isCalendarDate } from '../kinds/checks/date.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import { compareDecimals } from '../kinds/decimal-order.ts'
import { comparable, type Compared } from './comparable.ts'

/** A requirement on an answer beyond the values of a condition. All restrictions of a condition must hold. */
export interface Restriction {
  /** `undefined` if the cell names no operator. */
  readonly operator: Operator | undefined
  /** Trimmed. */
  readonly value: string
  /** No answer can satisfy the restriction. */
  readonly neverHolds: boolean
  /** Whether the text of an answer satisfies the restriction. */
  holds(text: string): boolean
}

/** How the answers of a control are ordered; `null` if they have no order. */
export function orderOf({ dataType, check }: Compared): 'number' | 'date' | null {
  if (dataType === 'number') return 'number'
  return check === 'date' ? 'date' : null
}

/** The text for ordered comparisons; `null` if it is not a number or date as the control requires. */
export function orderedText(control: Compared, text: string): string | null {
  switch (orderOf(control)) {
    case 'number':
      return canonicalDecimal(text)
    case 'date':
      return isCalendarDate(text) ? text : null
    case null:
      return null
  }
}

/** Compares two texts of `orderedText`. Negative if the first one is less, or earlier. */
export function compareOrdered(control: Compared, a: string, b: string): number {
  return orderOf(control) === 'number' ? compareDecimals(a, b) : compareTexts(a, b)
}

/**
 * Whether an answer satisfies an operator. The argument is negative, 0 or positive, like the result of
 * `compareOrdered`.
 */
const satisfies: Readonly<Record<OrderOperator, (compared: number) => boolean>> = {
  greaterThan: (compared) => compared > 0,
  atLeast: (compared) => compared >= 0,
  lessThan: (compared) => compared < 0,
  atMost: (compared) => compared <= 0,
}

export const isOrderOperator = (operator: Operator | undefined): operator is OrderOperator =>
  operator !== undefined && Object.hasOwn(satisfies, operator)

/** Builds the restriction of a dependency row. */
export function restrictionOf(
  control: Compared | undefined,
  operator: Operator | undefined,
  value: string,
): Restriction {
  const never: Restriction = { operator, value, neverHolds: true, holds: () => false }
  if (operator === 'answered') return { operator, value, neverHolds: false, holds: () => true }
  if (operator === undefined || value === '' || !control) return never
  if (operator === 'not') {
    const refused = comparable(control, value)
    return { operator, value, neverHolds: false, holds: (text) => comparable(control, text) !== refused }
  }
  const limit = orderedText(control, value)
  if (limit === null || !isOrderOperator(operator)) return never
  const holds = (text: string): boolean => {
    const given = orderedText(control, text)
    return given !== null && satisfies[operator](compareOrdered(control, given, limit))
  }
  return { operator, value, neverHolds: false, holds }
}
