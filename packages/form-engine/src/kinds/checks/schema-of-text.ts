import { INVISIBLE, SPACES, VISIBLE_EXPRESSION } from '../../text/blank.ts'
import type { FormControl, JsonSchema } from '../control.ts'

const blankText = { pattern: `^[${INVISIBLE}]*$` }
export const someText = { pattern: VISIBLE_EXPRESSION }

/** JSON Schema of text that passes a check, and is blank only if allowed. */
export function schemaOfText({ required }: FormControl, check: JsonSchema | null | undefined): JsonSchema {
  if (required) return { type: 'string', ...someText, ...(check && { allOf: [check] }) }
  return { type: 'string', ...(check && { anyOf: [blankText, check] }) }
}

/** Allows spaces around an answer. */
export function wholeText(expression: string): JsonSchema {
  return { pattern: `^[${SPACES}]*(?:${expression})[${SPACES}]*$` }
}
