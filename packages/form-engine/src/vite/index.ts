export { leanRjsf, type LeanRjsf } from './lean-rjsf.ts'
