import { Ajv2020 } from 'ajv/dist/2020.js'
import { compileForm, defineForm, type Form } from '../src/index.ts'
import { CLAIM_SETTINGS } from '../src/claim/index.ts'
import { ajvOptions } from '../src/rjsf/index.ts'
import { TODAY } from './arbitraries.ts'

// All forms in these tests have the same vocabulary.
const ajv = new Ajv2020(ajvOptions(compileForm(defineForm({}), { ...CLAIM_SETTINGS, today: () => TODAY })))

/** Validates answers by the portable schema alone. Uses nothing of the engine except its published vocabulary. */
export function independentValidator(form: Form): (answers: unknown) => boolean {
  const validate = ajv.compile(form.schema)
  // The compiled function still works after ajv removes the schema from its cache.
  ajv.removeSchema(form.schema)
  return (answers) => validate(answers)
}
