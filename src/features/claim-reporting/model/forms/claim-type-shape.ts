// The build generates the validator of this form.
export { claimTypeForm as form } from './local-forms.ts'
