import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Type } from 'typebox'
import { Value } from 'typebox/value'

const Preloads = Type.Record(Type.String(), Type.Array(Type.String()))

/**
 * The file in which the build lists the extra scripts and styles of each page, by path (`scripts/page-preloads.ts`).
 */
export const preloadsFile = 'preloads.json'

/**
 * The preload headers of each page, so that a browser fetches its scripts and styles before the entry script runs.
 * @returns values of the `Link` header (RFC 8288) by lower-case path
 */
export function readPreloads(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, preloadsFile)
  if (!existsSync(file)) return new Map()
  const preloads = Value.Parse(Preloads, JSON.parse(readFileSync(file, 'utf8')))
  const links = Object.entries(preloads).map(
    ([address, files]) => [address.toLowerCase(), files.map(linkTo).join(', ')] as const,
  )
  return new Map(links.filter(([, link]) => link !== ''))
}

const linkTo = (file: string) =>
  file.endsWith('.css') ? `</${file}>; rel=prefetch; as=style; crossorigin` : `</${file}>; rel=modulepreload`
