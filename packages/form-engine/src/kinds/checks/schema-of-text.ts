import { INVISIBLE, SPACES, VISIBLE_EXPRESSION } from '../../text/blank.ts'
import type { FormControl, JsonSchema } from '../control.ts'

const blankText = { pattern: `^[${INVISIBLE}]*$` }
export const someText = { pattern: VISIBLE_EXPRESSION }

/** JSON Schema for text that passes a check. The text may be blank only if the control is not required. */
export function schemaOfText({ required }: FormControl, check: JsonSchema | null | undefined): JsonSchema {
  if (required) return { type: 'string', ...someText, ...(check && { allOf: [check] }) }
  return { type: 'string', ...(check && { anyOf: [blankText, check] }) }
}

/** Allows spaces around an answer. */
export function wholeText(expression: string): JsonSchema {
  return { pattern: `^[${SPACES}]*(?:${expression})[${SPACES}]*$` }
}
