// The build generates the validator of this form.
export { emailClaimForm as form } from './local-forms.ts'
