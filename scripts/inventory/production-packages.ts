import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../command.mjs'

/** A package that is shipped. */
export interface ShippedPackage {
  name: string
  version: string
  /** The license in its package.json; undefined if the package names no license. */
  license: string | undefined
  /** Its folder, relative to the root of the repository. */
  folder: string
  /** The path of dependencies from a package of this repository to this one. */
  path: readonly string[]
}

interface LockEntry {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The packages of this repository whose dependencies are shipped. */
const shippers = ['', 'packages/api-client', 'packages/brand', 'packages/delivery', 'packages/form-engine'].concat(
  'packages/server',
  'packages/workbook',
)

/**
 * Every package that production needs according to the lock file, sorted by name. `npm sbom --omit dev` leaves out a
 * package that is also a development dependency of some workspace, so this function follows the dependencies itself.
 */
export function productionPackages(): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const found = new Map<string, ShippedPackage>()
  const queue = shippers.map((folder) => ({ folder, path: [folder || 'portal'] }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { folder, path } = next
    const entry = lock.packages[folder]
    for (const name of neededBy(entry, folder)) {
      const place = resolve(lock.packages, folder, name)
      const needed = place === undefined ? undefined : lock.packages[place]
      if (place === undefined || !needed || needed.link || found.has(place)) continue
      const pathTo = [...path, name]
      const { version = '', license } = needed
      found.set(place, { name, version, license, folder: place, path: pathTo })
      queue.push({ folder: place, path: pathTo })
    }
  }
  return [...found.values()].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'))
}

/** The name of a package in a bill of materials. */
export const keyOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`

/**
 * The names of the packages that an entry needs. Peers of our packages are installed by their users; peers of a library
 * are installed by npm.
 */
function neededBy(entry: LockEntry | undefined, folder: string): string[] {
  const peers = folder.includes('node_modules/') ? entry?.peerDependencies : {}
  return Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies, ...peers })
}

/** The folder where Node finds a package from another folder, if it is installed. */
function resolve(packages: Record<string, LockEntry>, folder: string, name: string): string | undefined {
  const place = join(folder, 'node_modules', name).replaceAll('\\', '/')
  if (packages[place]) return place
  return folder === '' ? undefined : resolve(packages, parentOf(folder), name)
}

/** The next parent folder that may contain packages. */
function parentOf(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/')
  return end === -1 ? '' : folder.slice(0, end)
}
