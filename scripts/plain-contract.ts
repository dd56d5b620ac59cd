import type { Plugin } from 'vite'

import { calls } from '../packages/api-client/src/calls.ts'
import { payloads } from '../packages/api-client/src/payloads.ts'

/** The data that the client uses of the contract: the transport of each call, and the shape of its answer. */
const plain: Readonly<Record<string, string>> = {
  './calls.ts': `export const calls = ${JSON.stringify(calls)}`,
  './payloads.ts': `export const payloads = ${JSON.stringify(payloads)}`,
}

/** Gives the built portal's client the contract as plain data. Its schemas, and TypeBox with them, stay on the server. */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in plain && importer?.includes('/api-client/src/') ? `\0${source}` : null
    },
    load(id) {
      return plain[id.slice(1)] ?? null
    },
  }
}
