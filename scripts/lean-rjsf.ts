import type { Plugin } from 'vite'

const EMPTY = '\0rjsf-nothing-by-default'

/**
 * Leaves rjsf's own fields, widgets and templates out of the built portal, which brings its own: they, and the Markdown
 * renderer they need, are more than half of what rjsf weighs.
 */
export function leanRjsf(): Plugin {
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
