// The names of the packages that rows of the import table refer to.

export const engine = 'form-engine core'
export const engineClaim = 'form-engine/claim'
export const engineFiles = 'form-engine/files'
export const enginePlan = 'form-engine/plan'
export const engineStore = 'form-engine/store'
export const engineReact = 'form-engine/react'
export const engineRjsf = 'form-engine/rjsf'
export const engineValidator = 'form-engine/validator'
export const engineGenerator = 'form-engine/validator/generate'
/** Pages before login import their text checks from here, and nothing else from the engine. */
export const engineText = 'form-engine text'
export const enginePhones = 'form-engine/phones'
export const client = 'api-client'
export const brandColors = 'brand colors'
export const brandFolder = 'brand folder'
