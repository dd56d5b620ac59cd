import { IsArray, IsBoolean, IsInteger, IsOptional, type TSchema } from 'typebox'
import { Value } from 'typebox/value'

import { productionProblems } from './production-rules.ts'
import type { Setting } from './setting-types.ts'
import { watchProblems } from './watched-places.ts'
import { settings, type Settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Validates the settings in an environment. Ignores white space around a value; an empty value counts as unset.
 * @returns the values, and every problem as a sentence that explains how to fix it. Use the values only if there are no
 * problems
 */
export function readSettings(env: Environment): { values: Settings; problems: string[] } {
  const given = (name: string) => env[name]?.trim() || undefined
  const isProduction = given('NODE_ENV') === 'production'
  const problems: string[] = []
  const values = Object.fromEntries(
    (Object.entries<TSchema>(settings.properties) as [string, Setting][]).flatMap(([name, schema]) => {
      const text = given(name)
      if (text === undefined) {
        if (isProduction && schema.requiredInProduction)
          problems.push(`${name} is missing; ${schema.requiredInProduction}`)
        return IsOptional(schema) ? [] : [[name, schema.default]]
      }
      const value = parse(schema, text)
      const problem = problemOf(schema, value, text)
      if (problem) problems.push(`${name} ${problem}`)
      return [[name, value]]
    }),
  ) as Settings
  if (problems.length === 0 && values.SHUTDOWN_DELAY_SECONDS >= values.SHUTDOWN_SECONDS)
    problems.push(
      `SHUTDOWN_DELAY_SECONDS is "${values.SHUTDOWN_DELAY_SECONDS}"; set it to a whole number from 0 to ${values.SHUTDOWN_SECONDS - 1}, less than SHUTDOWN_SECONDS.`,
    )
  if (problems.length === 0) problems.push(...watchProblems(values))
  if (isProduction) problems.push(...productionProblems(values))
  return { values, problems }
}

/** Text that cannot be parsed is returned unchanged, so that the schema refuses it. */
function parse(schema: TSchema, text: string): unknown {
  if (IsInteger(schema)) return /^\d+$/.test(text) ? Number(text) : text
  if (IsBoolean(schema)) return text === 'true' || (text === 'false' ? false : text)
  if (!IsArray(schema)) return text
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function problemOf(schema: Setting, value: unknown, text: string): string | undefined {
  const [error] = Value.Errors(schema, value)
  if (!error) return undefined
  if (IsInteger(schema)) return `is "${text}"; set it to a whole number from ${schema.minimum} to ${schema.maximum}.`
  if (IsBoolean(schema)) return `is "${text}"; write true or false.`
  return error.message
}
