import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './command.mjs'

const folders = ['src', 'packages', 'tests', 'stories']

/**
 * Prints which requirements in docs/requirements/checklist.md are named by tests, and which are not.
 * @returns a row of npm test's table: a missing line counts as a failure
 */
export function printChecklist() {
  const covered = idsIn(folders.flatMap(testFilesIn))
  const required = [...read('docs/requirements/checklist.md').matchAll(/^- \*\*([A-Z]{3}-\d{3})\*\*/gm)].map(
    ([, id]) => id,
  )
  const missing = required.filter((id) => !covered.has(id))
  for (const area of new Set(required.map(areaOf))) {
    const ids = required.filter((id) => areaOf(id) === area)
    const open = ids.filter((id) => missing.includes(id))
    if (open.length > 0) console.log(`${area} ${ids.length - open.length} of ${ids.length}, missing: ${open.join(' ')}`)
  }
  const failures = [
    ...missing.map((id) => `no test holds ${id}`),
    ...[...covered]
      .filter((id) => !required.includes(id))
      .map((id) => `a test names ${id}, which the checklist does not have`),
  ]
  const note = `${required.length - missing.length} of ${required.length} lines are held by a test`
  return { name: 'checklist', passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures, note }
}

function testFilesIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file))
  return files.filter((file) => /\.(test|stories)\.tsx?$/.test(file) && !file.includes('node_modules'))
}

function idsIn(files) {
  return new Set(files.flatMap((file) => [...read(file).matchAll(/\[([A-Z]{3}-\d{3})\]/g)].map(([, id]) => id)))
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function areaOf(id) {
  return id.slice(0, 3)
}
