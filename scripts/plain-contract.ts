import type { Plugin } from 'vite'

import { contract } from '../packages/api-client/src/contract/index.ts'

const PLAIN = '\0plain-contract'

/** What the client sends of the contract: how a call travels. Its schemas, and TypeBox with them, stay on the server. */
const calls = Object.fromEntries(
  Object.entries(contract).map(([name, { method, path, ...rest }]) => {
    const { bodyEncoding, responseEncoding } = rest as { bodyEncoding?: string; responseEncoding?: string }
    return [name, { method, path, bodyEncoding, responseEncoding }]
  }),
)

/** Gives the built portal's client the contract as plain data. */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './contract/index.ts' && importer?.endsWith('create-api.ts') ? PLAIN : null
    },
    load(id) {
      return id === PLAIN ? `export const contract = ${JSON.stringify(calls)}` : null
    },
  }
}
