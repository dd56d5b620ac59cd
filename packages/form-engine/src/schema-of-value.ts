import { EMAIL_EXPRESSION, SSN_EXPRESSION, TIME_EXPRESSION, ZIP_EXPRESSION } from './checks/expressions.ts'
import type { Condition } from './conditions.ts'
import { canonicalDecimal, NUMBER_EXPRESSION, sameDecimalExpression } from './decimal.ts'
import type { FormControl, JsonSchema } from './form.ts'
import { maskExpression } from './mask.ts'

const blankText = { pattern: '^\\s*$' }
const someText = { pattern: '\\S' }

/** The whole rule for the answer of a visible control: type, check, and blank only where it is not required. */
export function schemaOfAnswer(control: FormControl): JsonSchema {
  const { required } = control
  const title = control.label ? { title: control.label } : {}
  if (control.kind === 'checkbox') return { ...title, type: 'boolean', ...(required && { const: true }) }
  if (control.kind === 'file') return { ...title, ...schemaOfFiles, ...(required && { minItems: 1 }) }
  const check = schemaOfCheck(control)
  if (required) return { ...title, type: 'string', ...someText, ...(check && { allOf: [check] }) }
  return { ...title, type: 'string', ...(check && { anyOf: [blankText, check] }) }
}

const schemaOfFiles = {
  type: 'array',
  items: { type: 'object', required: ['name'], properties: { name: { type: 'string', ...someText } } },
}

function schemaOfCheck(control: FormControl): JsonSchema | null {
  switch (control.check) {
    case 'option':
      return { enum: control.options.map((option) => option.value) }
    case 'date':
      return { format: 'past-or-present-date' }
    case 'phone':
      return { format: 'us-phone' }
    case 'email':
      return wholeText(EMAIL_EXPRESSION)
    case 'number':
      return wholeText(NUMBER_EXPRESSION)
    case 'ssn':
      return wholeText(SSN_EXPRESSION)
    case 'zip':
      return wholeText(ZIP_EXPRESSION)
    case 'time':
      return wholeText(TIME_EXPRESSION)
    case 'mask':
      return control.mask?.kind === 'pattern' ? wholeText(maskExpression(control.mask.pattern)) : null
    case 'ticked':
    case 'files':
    case 'none':
      return null
  }
}

/** The answer a condition asks of its controller. */
export function schemaOfCondition({ controller, values }: Condition): JsonSchema {
  const control = controller?.control
  if (control?.kind === 'checkbox') return values.includes('true') ? { const: true } : { not: {} }
  const alternatives = values.map((value) => {
    const canonical = control?.dataType === 'number' ? canonicalDecimal(value) : null
    return canonical === null ? literal(value) : sameDecimalExpression(canonical)
  })
  return { type: 'string', ...wholeText(alternatives.join('|')) }
}

/** Spaces around an answer do not count. */
function wholeText(expression: string): JsonSchema {
  return { pattern: `^\\s*(?:${expression})\\s*$` }
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
