import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Form } from '../src/index.ts'
import { CLAIM_SETTINGS } from '../src/claim/index.ts'
import { ajvOptions } from '../src/rjsf/index.ts'
import { TODAY } from './arbitraries.ts'

const ajv = new Ajv2020(ajvOptions({ ...CLAIM_SETTINGS, today: () => TODAY }))

/** Judges answers by the portable schema alone; the engine has no part in it but its published vocabulary. */
export function independentJudge(form: Form): (answers: unknown) => boolean {
  const judge = ajv.compile(form.schema)
  // The judge goes on working; only ajv's memory of the schema goes.
  ajv.removeSchema(form.schema)
  return (answers) => judge(answers)
}
