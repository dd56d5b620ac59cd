/** The type of a validator import: `formValidators()` of `./vite` generates it from a module that exports a `form`. */
declare module '*?validator' {
  import type { GeneratedValidator } from '@captive/form-engine/validator'

  const generated: GeneratedValidator
  export default generated
}
