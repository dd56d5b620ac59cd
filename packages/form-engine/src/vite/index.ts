export { formValidators, type FormValidators } from './form-validators.ts'
