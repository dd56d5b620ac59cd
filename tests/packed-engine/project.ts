import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { root } from '../../scripts/command.mjs'
import { npm } from './pack.ts'

const installed = (name: string) => join(root, 'node_modules', name)

/** A project outside the repository with the tarball as its only package. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'with-engine-'))

  /** Installs the package with npm, but without a registry: its dependencies are linked from this repository. */
  install(tarball: string): void {
    const needed = ['libphonenumber-js', '@e965/xlsx', 'csv-parse'].map((name) => [name, `file:${installed(name)}`])
    const dependencies = { '@captive/form-engine': `file:${tarball}`, ...Object.fromEntries(needed) }
    this.write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }))
    npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], this.folder)
  }

  /** Links packages of the repository, as if they were installed. */
  link(...names: readonly string[]): void {
    this.linkFrom('.', ...names)
  }

  /** Links packages that are installed in a folder of the repository. */
  linkFrom(folder: string, ...names: readonly string[]): void {
    for (const name of names) {
      const path = join(this.folder, 'node_modules', name)
      mkdirSync(dirname(path), { recursive: true })
      if (!existsSync(path)) symlinkSync(join(root, folder, 'node_modules', name), path, 'junction')
    }
  }

  /** Copies a file or folder that is next to this module. */
  take(name: string): void {
    cpSync(join(import.meta.dirname, name), join(this.folder, name), { recursive: true })
  }

  /** Writes a file and returns its path. */
  write(name: string, text: string): string {
    const path = join(this.folder, name)
    writeFileSync(path, text)
    return path
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
