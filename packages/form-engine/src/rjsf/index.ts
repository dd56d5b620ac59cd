export { toRjsf, type RjsfForm } from './to-rjsf.ts'
