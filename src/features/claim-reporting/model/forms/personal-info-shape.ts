// The build generates the validator of this form. The policies are compared when it runs, with the form's own list.
import { personalInfoForm } from './personal-info-form.ts'

export const form = personalInfoForm([], true)
