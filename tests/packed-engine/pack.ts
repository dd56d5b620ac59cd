import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

import { root } from '../../scripts/command.mjs'

const left = new Set(['node_modules', 'dist', 'corpus', 'catalogue', 'test'])

/** The package that `npm pack` makes from the engine. */
export interface Packed {
  readonly tarball: string
  /** Paths within the package. */
  readonly files: readonly string[]
  readonly discard: () => void
}

/** Packs a copy, because packing changes package.json to export the built files, and other tests need the sources. */
export function packEngine(): Packed {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const house = mkdtempSync(join(root, 'dist', 'packed-'))
  const copy = join(house, 'packages', 'form-engine')
  cpSync(join(root, 'tsconfig.base.json'), join(house, 'tsconfig.base.json'))
  cpSync(join(root, 'packages', 'form-engine'), copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
  npm(['pack', '--pack-destination', house], copy)
  const tarball = join(house, readdirSync(house).find((name) => name.endsWith('.tgz')) ?? 'no tarball')
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
  return {
    tarball,
    files: files.map((path) => path.replace('package/', '')),
    discard: () => rmSync(house, { recursive: true, force: true }),
  }
}

/** Runs npm without the settings that the npm process of the tests has added to the environment, such as its folder. */
export function npm(args: readonly string[], cwd: string): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
  execFileSync('npm', args, { cwd, env, stdio: 'pipe', shell: process.platform === 'win32' })
}
