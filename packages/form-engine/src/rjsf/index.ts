export { ajvOptions } from '../validator/generate/ajv-options.ts'
export { toRjsf, type RjsfForm } from './to-rjsf.ts'
