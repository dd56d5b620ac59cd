// The build generates the form's validator from this file.
export { passwordForm as form } from './password-form.ts'
