// The build generates the validator of this form. At run time it compares the policy with the form's own list.
import { personalInfoForm } from './personal-info-form.ts'

export const form = personalInfoForm([], true)
