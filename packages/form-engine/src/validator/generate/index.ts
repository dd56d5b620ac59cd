export { validatorCode } from './validator-code.ts'
