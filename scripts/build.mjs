import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { giveUp, root, run } from './command.mjs'

const sources = [
  'index.html',
  'package-lock.json',
  'postcss.config.cjs',
  'vite.config.ts',
  'public',
  'src',
  'packages/api-client',
  'packages/form-engine',
  'scripts',
]
/** Holds the hash of what dist/portal was built from. */
const stamp = 'dist/portal.stamp'

/** Builds the portal into dist/portal unless it was built from these very sources and settings. */
export async function ensureBuilt() {
  const hash = hashOfSources()
  if (existsSync(join(root, 'dist/portal/index.html')) && readStamp() === hash) return
  console.log('Building the portal …')
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) giveUp(`${output.trim()}\n\nThe portal could not be built; the reason stands above.`)
  writeFileSync(join(root, stamp), hash)
}

function readStamp() {
  return existsSync(join(root, stamp)) ? readFileSync(join(root, stamp), 'utf8') : ''
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  hash.update(JSON.stringify(settings))
  return hash.digest('hex')
}

function add(hash, path) {
  const full = join(root, path)
  if (!existsSync(full) || /node_modules|\.test\.tsx?$/.test(path)) return
  if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(hash, `${path}/${name}`)
  else hash.update(`${path}\0`).update(readFileSync(full))
}
