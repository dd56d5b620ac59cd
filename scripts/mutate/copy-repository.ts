import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../command.mjs'

/**
 * Copies the current files of the repository, including uncommitted changes, to test-results/mutate. Packages are hard
 * links, so the copy takes a few seconds and little disk space. Leaves out caches, because tools change them in place.
 */
export function copyRepository(): { folder: string; remove: () => void } {
  const folder = join(root, 'test-results/mutate')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of String(list).split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const cache of ['.vite', '.cache']) rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true })
  return { folder, remove }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}
