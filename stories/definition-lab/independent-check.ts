import type { Answers, Form } from '@captive/form-engine'
import { ajvOptions } from '@captive/form-engine/rjsf'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'

/** The errors of the engine and of an independent validator for the same answers. */
export interface Verdict {
  readonly agrees: boolean
  readonly engine: readonly string[]
  /** The path and rule of each error, but never the value. */
  readonly independent: readonly string[]
}

/** Compiles the portable schema with ajv. Needs `new Function`, which Storybook allows and the portal does not. */
export function compileIndependently(form: Form): ValidateFunction {
  return new Ajv2020({ ...ajvOptions(form), allErrors: true }).compile(form.schema)
}

/** Validates the visible answers with the engine and with ajv. */
export function validateTwice(form: Form, independent: ValidateFunction, answers: Answers): Verdict {
  const visible = form.project(answers)
  const engine = form.validate(visible).map(({ path, message }) => `/${path.join('/')} ${message}`)
  const isValid = independent(visible)
  const errors = (independent.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`,
  )
  return { agrees: isValid === (engine.length === 0), engine, independent: [...new Set(errors)] }
}
