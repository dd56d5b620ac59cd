import { someText, wholeText } from '../kinds/checks/schema-of-text.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'
import { schemaOfLength } from '../kinds/lengths.ts'
import { canonicalDecimal, sameDecimalExpression } from '../kinds/decimal.ts'
import type { Judging } from '../kinds/kind.ts'
import type { Condition } from '../graph/conditions.ts'

/** That a control is answered at all, whatever with. */
export function schemaOfSomeAnswer({ key, rules }: FormControl): JsonSchema {
  const { type } = rules.json
  const answer = type === 'boolean' ? { const: true } : type === 'array' ? { minItems: 1 } : someText
  return { required: [key], properties: { [key]: answer } }
}

/** The whole rule for the answer of a visible control: type, check, and blank only where it is not required. */
export function schemaOfAnswer(control: FormControl, judging: Judging): JsonSchema {
  return {
    ...(control.label && { title: control.label }),
    ...control.rules.schema(control, judging),
    ...schemaOfLength(control),
  }
}

/** The answer a condition asks of its controller. */
export function schemaOfCondition({ controller, values }: Condition): JsonSchema {
  const control = controller?.control
  const { texts, fromData } = control?.rules ?? {}
  if (texts && fromData) {
    const held = texts.filter((text) => values.includes(text))
    return held.length > 0 ? { enum: held.map(fromData) } : { not: {} } // an enum of nothing is no schema
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
