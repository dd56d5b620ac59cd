import { someText, wholeText } from '../kinds/checks/schema-of-text.ts'
import { DAY_EXPRESSION } from '../kinds/checks/expressions.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'
import { schemaOfLength } from '../kinds/lengths.ts'
import { canonicalDecimal, sameDecimalExpression } from '../kinds/decimal.ts'
import { digitsAbove, digitsBelow, greaterDecimalExpression, lessDecimalExpression } from '../kinds/decimal-order.ts'
import { isComparable, type ValidationContext } from '../kinds/kind.ts'
import type { Condition } from '../graph/conditions.ts'
import { orderedText, orderOf, type Restriction } from '../graph/restriction.ts'

/** Requires any answer to a control. */
export function schemaOfSomeAnswer({ key, rules }: FormControl): JsonSchema {
  const { type } = rules.json
  const answer = type === 'boolean' ? { const: true } : type === 'array' ? { minItems: 1 } : someText
  return { required: [key], properties: { [key]: answer } }
}

/** The schema of a visible control's answer: its type, its check, and whether it may be blank. */
export function schemaOfAnswer(control: FormControl, validationContext: ValidationContext): JsonSchema {
  return {
    ...(control.label && { title: control.label }),
    ...control.rules.schema(control, validationContext),
    ...schemaOfLength(control),
  }
}

/**
 * A schema for the object that contains the controller's answer. It accepts objects whose answer satisfies the
 * condition.
 */
export function schemaOfCondition(condition: Condition): JsonSchema {
  const control = condition.controller?.control
  if (!control) return { not: {} }
  if (!isComparable(control.rules)) return schemaOfSomeAnswer(control)
  return { required: [control.key], properties: { [control.key]: schemaOfMatch(control, condition) } }
}

/** The answers that satisfy a condition. */
function schemaOfMatch(control: FormControl, { values, restrictions, holds }: Condition): JsonSchema {
  const { texts, fromData } = control.rules
  if (texts) {
    const matching = texts.map(fromData).filter(holds)
    return matching.length > 0 ? { enum: matching } : { not: {} } // JSON Schema does not allow an empty enum
  }
  if (control.rules.choices) return schemaOfChoices(control, values, restrictions)
  const allowed = values ? textsIn(control, values) : someText
  const restricted = restrictions.flatMap<JsonSchema>((restriction) => schemaOfRestriction(control, restriction) ?? [])
  return { type: 'string', ...allowed, ...allOf(restricted) }
}

/** Lists of choices that satisfy a condition. */
function schemaOfChoices(
  control: FormControl,
  values: Condition['values'],
  restrictions: Condition['restrictions'],
): JsonSchema {
  const containing = (texts: JsonSchema): JsonSchema => ({ contains: { type: 'string', ...texts } })
  const wanted = values ? [containing(textsIn(control, values))] : []
  const restricted = restrictions.flatMap<JsonSchema>((restriction) => {
    if (restriction.operator === 'not') return { not: containing(textsIn(control, [restriction.value])) }
    const texts = schemaOfRestriction(control, restriction)
    return texts ? containing(texts) : []
  })
  return { type: 'array', items: { type: 'string' }, minItems: 1, ...allOf([...wanted, ...restricted]) }
}

const allOf = (schemas: readonly JsonSchema[]): JsonSchema => (schemas.length > 0 ? { allOf: schemas } : {})

/** A schema for texts that equal one of the values. */
const textsIn = (control: FormControl, values: readonly string[]): JsonSchema =>
  wholeText(values.map((value) => sameTextExpression(control, value)).join('|'))

function schemaOfRestriction(
  control: FormControl,
  { operator, value }: Pick<Restriction, 'operator' | 'value'>,
): JsonSchema | null {
  switch (operator) {
    case 'not':
      return { not: textsIn(control, [value]) }
    case 'greaterThan':
    case 'atLeast':
    case 'lessThan':
    case 'atMost': {
      const expressions = expressionsAround(control, orderedText(control, value) ?? '')
      return wholeText(expressions[operator])
    }
    default:
      return null
  }
}

/** Patterns for the texts less than and greater than a number or date. */
function expressionsAround(control: FormControl, limit: string) {
  const isNumber = orderOf(control) === 'number'
  const same = isNumber ? sameDecimalExpression(limit) : limit
  const greater = isNumber ? greaterDecimalExpression(limit) : daysIn(digitsAbove(limit))
  const less = isNumber ? lessDecimalExpression(limit) : daysIn(digitsBelow(limit))
  return { greaterThan: greater, atLeast: `${same}|${greater}`, lessThan: less, atMost: `${same}|${less}` }
}

/** A pattern for the texts that are existing dates. */
const daysIn = (texts: readonly string[]): string => `(?=${DAY_EXPRESSION})(?:${texts.join('|')})`

/** The source of a pattern for all notations of a text that conditions treat as equal. */
function sameTextExpression(control: FormControl, text: string): string {
  const canonical = control.dataType === 'number' ? canonicalDecimal(text) : null
  return canonical === null ? literal(text) : sameDecimalExpression(canonical)
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
