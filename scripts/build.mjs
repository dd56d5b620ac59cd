import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { giveUp, root, run } from './command.mjs'

/** The builds, each with its sources and the file whose existence shows that the build is complete. */
const builds = [
  {
    name: 'portal',
    config: 'vite.config.ts',
    made: 'dist/portal/index.html',
    sources: [
      'index.html',
      'package-lock.json',
      'vite.config.ts',
      'brand/default',
      'public',
      'src',
      'packages/api-client',
      'packages/brand',
      'packages/form-engine',
      'packages/workbook',
      'scripts',
    ],
  },
  {
    name: 'server',
    config: 'packages/server/vite.config.ts',
    made: 'packages/server/dist/main.js',
    sources: [
      'package-lock.json',
      'packages/server/package.json',
      'packages/server/vite.config.ts',
      'packages/server/src',
      'packages/api-client',
      'packages/brand',
      'packages/delivery',
      'packages/form-engine',
      'packages/workbook',
    ],
  },
]

/** Builds the portal and the server, unless their last builds had the same sources and settings. */
export async function ensureBuilt() {
  for (const build of builds) await ensureOneBuilt(build)
}

async function ensureOneBuilt({ name, config, made, sources }) {
  const hash = hashOf(sources)
  const stamp = join(root, `dist/${name}.stamp`)
  if (existsSync(join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log(`Building the ${name} …`)
  const { code, output } = await run('vite', ['build', '--config', config, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) giveUp(`${output.trim()}\n\nThe ${name} could not be built. The reason is above.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashOf(sources) {
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
