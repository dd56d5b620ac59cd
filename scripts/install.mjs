import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { giveUp, root, run } from './command.mjs'
import { runtimeFolder, runtimesInLockFile } from './runtime.mjs'

const oldest = 20
const wanted = 24

/**
 * Installs the missing packages of the lock file, and checks that a Node version that can run the project is available.
 */
export async function ensureInstalled() {
  if (major(process.versions.node) < oldest) {
    giveUp(
      `Node ${process.versions.node} is too old for this project. Install Node ${oldest} or newer from nodejs.org.`,
    )
  }
  await installPackages('.')
  if (!runtimeFolder() && major(process.versions.node) < wanted) giveUp(noRuntime())
}

/** Installs the lock file of a folder, unless its node_modules contains every package of the lock file. */
export async function installPackages(folder) {
  if (isInstalled(folder)) return
  console.log('Installing packages (about a minute, once) …')
  const { code, output } = await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-fund', '--no-audit'], {
    quiet: true,
  })
  if (code !== 0)
    giveUp(`${output.trim()}\n\nnpm could not install the packages; it says why above. Mend that, then start again.`)
}

function noRuntime() {
  const { wanted: name, offered } = runtimesInLockFile()
  return `The portal runs on Node ${wanted}; this is ${process.versions.node}, and the lock file brings none for this machine: \
${name} was looked for, there are ${offered.join(', ')}. Install Node ${wanted} from nodejs.org, then start again.`
}

/**
 * Whether npm's own record of node_modules contains every package of the lock file. Ignores optional packages, because
 * they depend on the machine.
 */
function isInstalled(folder) {
  const present = packagesIn(folder, 'node_modules/.package-lock.json')
  if (!present) return false
  return Object.entries(packagesIn(folder, 'package-lock.json') ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, { version, link }]) =>
      link ? existsSync(join(root, folder, path)) : present[path]?.version === version,
    )
}

function packagesIn(folder, file) {
  const path = join(root, folder, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

function major(version) {
  return Number(version.split('.')[0])
}

if (import.meta.filename === process.argv[1]) await ensureInstalled()
