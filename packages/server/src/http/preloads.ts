import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Type } from 'typebox'
import { Value } from 'typebox/value'

const Preloads = Type.Record(Type.String(), Type.Array(Type.String()))

/** Where the build says which files each page needs besides the entry, by address (`scripts/page-preloads.ts`). */
export const preloadsFile = 'preloads.json'

/**
 * What to announce with each page, so that a browser fetches its scripts and styles before the entry has run.
 * @returns values of the header `Link` (RFC 8288) by address in small letters
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
