import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository; every script works in it, wherever it was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The package of the lock file that holds Node for this machine; not every platform has one. */
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const folder = join(root, 'node_modules', name, 'bin')

/**
 * The folder of the locked Node, undefined where the lock file brings none. It is taken from the package itself: npm 10
 * makes no link for it in node_modules/.bin.
 */
export function runtimeFolder() {
  return existsSync(folder) ? folder : undefined
}

/** The missing runtime and the available ones, for the error message. */
export function runtimesInLockFile() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const runtimes = Object.entries(optionalDependencies).filter(([key]) => key.startsWith('node-'))
  return { wanted: name, offered: runtimes.map(([key, version]) => `${key} ${version}`) }
}
