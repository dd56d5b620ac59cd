import type { Answers, Form, JsonSchema } from '@captive/form-engine'
import { CLAIM_SETTINGS } from '@captive/form-engine/claim'
import { ajvOptions } from '@captive/form-engine/rjsf'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'

/** What an independent validator makes of the portable schema and some answers. */
export interface Verdict {
  readonly agrees: boolean
  readonly engine: readonly string[]
  /** Place and rule of each error; never the value. */
  readonly independent: readonly string[]
}

/** Compiles the portable schema with ajv. Needs `new Function`, which Storybook has and the portal has not. */
export function compileIndependently(schema: JsonSchema): ValidateFunction {
  return new Ajv2020({ ...ajvOptions(CLAIM_SETTINGS), allErrors: true }).compile(schema)
}

/** Judges the visible answers twice. */
export function judgeTwice(form: Form, independent: ValidateFunction, answers: Answers): Verdict {
  const visible = form.project(answers)
  const engine = form.validate(visible).map(({ path, message }) => `/${path.join('/')} ${message}`)
  const isValid = independent(visible)
  const errors = (independent.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
  )
  return { agrees: isValid === (engine.length === 0), engine, independent: [...new Set(errors)] }
}
