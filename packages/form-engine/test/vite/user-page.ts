import { linkValidator } from '../../src/validator/index.ts'
import generated from './user-form.ts?validator'
import { form } from './user-form.ts'

export const validator = linkValidator(generated, form)
