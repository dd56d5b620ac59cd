const EMPTY = '\0rjsf-nothing-by-default'

/** Modules, and who imports them. */
const unused: readonly (readonly [RegExp, RegExp])[] = [
  [/\/(fields|templates|widgets)\/index\.js$/, /@rjsf\/core\/lib\/getDefaultRegistry\.js$/],
  [/^fast-uri$/, /@rjsf\/utils\/lib\/findSchemaDefinition\.js$/],
  [/\/shallowAllOfMerge\.js$/, /@rjsf\/utils\/lib\/schema\//],
]

/** A plugin of Vite, told by its shape so that the package needs no Vite. */
export interface LeanRjsf {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly resolveId: (source: string, importer: string | undefined) => string | null
  readonly load: (id: string) => string | null
}

/**
 * Leaves rjsf's own fields, widgets and templates out of what is built, for an application that gives `./react` all of
 * its own: they, and the Markdown renderer they need, are more than half of what rjsf weighs. Also left out is what
 * follows references and merges branches, since the schema that rjsf is given here has neither. Not with rjsf's own `<Form>`.
 *
 * @example
 * import { leanRjsf } from '@captive/form-engine/vite'
 * export default defineConfig({ plugins: [react(), leanRjsf()] })
 */
export function leanRjsf(): LeanRjsf {
  return {
    name: 'lean-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnused = unused.some(([module, by]) => module.test(source) && by.test(importer ?? ''))
      return isUnused ? EMPTY : null
    },
    load(id) {
      return id === EMPTY ? 'export default () => ({})' : null
    },
  }
}
