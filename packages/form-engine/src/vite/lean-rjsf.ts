const EMPTY = '\0rjsf-nothing-by-default'

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
 * its own: they, and the Markdown renderer they need, are more than half of what rjsf weighs. Not with rjsf's own `<Form>`.
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
      const isDefault = /\/(fields|templates|widgets)\/index\.js$/.test(source)
      return isDefault && importer?.endsWith('@rjsf/core/lib/getDefaultRegistry.js') ? EMPTY : null
    },
    load(id) {
      return id === EMPTY ? 'export default () => ({})' : null
    },
  }
}
