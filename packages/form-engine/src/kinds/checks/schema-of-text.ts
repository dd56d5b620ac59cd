import type { FormControl, JsonSchema } from '../control.ts'
import { SPACES } from './expressions.ts'

const blankText = { pattern: `^[${SPACES}]*$` }
export const someText = { pattern: `[^${SPACES}]` }

/** Text that passes a check, and is blank only where it may be. */
export function schemaOfText({ required }: FormControl, check: JsonSchema | null | undefined): JsonSchema {
  if (required) return { type: 'string', ...someText, ...(check && { allOf: [check] }) }
  return { type: 'string', ...(check && { anyOf: [blankText, check] }) }
}

/** Spaces around an answer do not count. */
export function wholeText(expression: string): JsonSchema {
  return { pattern: `^[${SPACES}]*(?:${expression})[${SPACES}]*$` }
}
