import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTROL_KINDS } from '../../src/index.ts'
import { kindsMatrix } from './matrix.ts'

const readme = join(import.meta.dirname, '..', '..', 'README.md')
const marked = /(<!-- kinds: written by vitest -u -->\n)[^]*?(\n<!-- kinds -->)/

test('the README table matches the kinds', async () => {
  const matrix = kindsMatrix()
  for (const { type } of CONTROL_KINDS) expect(matrix).toContain(`| ${type} |`)
  const text = readFileSync(readme, 'utf8')
  expect(text).toMatch(marked)
  await expect(
    text.replace(marked, (_, before: string, after: string) => `${before}${matrix}${after}`),
  ).toMatchFileSnapshot(readme)
})
