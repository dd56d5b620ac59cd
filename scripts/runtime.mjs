import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. Every script works in it, regardless of the current folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The package of the lock file that contains Node for this machine. Not every platform has one. */
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const folder = join(root, 'node_modules', name, 'bin')

/**
 * The folder of the locked Node; undefined if the lock file has none for this platform. Reads the package folder,
 * because npm 10 does not link it in node_modules/.bin.
 */
export function runtimeFolder() {
  return existsSync(folder) ? folder : undefined
}

/** The missing and the available runtimes, for the error message. */
export function runtimesInLockFile() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const runtimes = Object.entries(optionalDependencies).filter(([key]) => key.startsWith('node-'))
  return { wanted: name, offered: runtimes.map(([key, version]) => `${key} ${version}`) }
}
