import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[DSG-005] Storybook builds with every story file', { timeout: 600_000 }, async () => {
  const storybook = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--quiet', '-o', folder]
  await promisify(execFile)(process.execPath, storybook)
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { importPath: string }>
  }
  const built = new Set(Object.values(index.entries).map(({ importPath }) => importPath))
  const files = globSync('stories/**/*.stories.tsx').map((file) => `./${file}`)
  expect([...built].toSorted()).toEqual(files.toSorted())
  expect(readFileSync(join(folder, 'iframe.html'), 'utf8')).toContain('<script type="module"')
})
