import { join } from 'node:path'

import { brandPage, publicBrand, readBrands } from '@captive/brand/folder'
import type { Plugin } from 'vite'

import { root } from './command.mjs'

const module = 'virtual:default-brand'

/**
 * Gives the portal the brand in brand/default, for development, for Storybook, and for hosts that serve the build
 * without the server. Provides the brand as a module and in the texts of index.html.
 */
export function defaultBrand(): Plugin {
  const brand = publicBrand(readBrands(join(root, 'brand/default')).installation)
  return {
    name: 'default-brand',
    resolveId: (source) => (source === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? `export default ${JSON.stringify(brand)}` : null),
    transformIndexHtml: (page) => brandPage(page, brand),
  }
}
