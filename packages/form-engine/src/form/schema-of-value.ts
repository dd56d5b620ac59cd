import { someText, wholeText } from '../kinds/checks/schema-of-text.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'
import { schemaOfLength } from '../kinds/lengths.ts'
import { canonicalDecimal, sameDecimalExpression } from '../kinds/decimal.ts'
import type { Judging } from '../kinds/kind.ts'
import type { Condition } from '../graph/conditions.ts'

/** Requires that a control is answered, with any value. */
export function schemaOfSomeAnswer({ key, rules }: FormControl): JsonSchema {
  const { type } = rules.json
  const answer = type === 'boolean' ? { const: true } : type === 'array' ? { minItems: 1 } : someText
  return { required: [key], properties: { [key]: answer } }
}

/** The schema of a visible control's answer: type and check, and blank only if it is not required. */
export function schemaOfAnswer(control: FormControl, judging: Judging): JsonSchema {
  return {
    ...(control.label && { title: control.label }),
    ...control.rules.schema(control, judging),
    ...schemaOfLength(control),
  }
}

/** The answers that satisfy a condition. */
export function schemaOfCondition({ controller, values }: Condition): JsonSchema {
  const control = controller?.control
  const { texts, fromData } = control?.rules ?? {}
  if (texts && fromData) {
    const matching = texts.filter((text) => values.includes(text))
    return matching.length > 0 ? { enum: matching.map(fromData) } : { not: {} } // JSON Schema does not allow an empty enum
  }
  const alternatives = values.map((value) => {
    const canonical = control?.dataType === 'number' ? canonicalDecimal(value) : null
    return canonical === null ? literal(value) : sameDecimalExpression(canonical)
  })
  return { type: 'string', ...wholeText(alternatives.join('|')) }
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
