export { ajvOptions } from './ajv-options.ts'
export { toRjsf, type RjsfForm } from './to-rjsf.ts'
