import { readFileSync } from 'node:fs'

import { capabilities } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

test('docs/guides/another-server.md lists the capabilities of the contract', () => {
  const rows = readFileSync('docs/guides/another-server.md', 'utf8').matchAll(/^\| `(\w+)` \| (.+) \| (.+) \|$/gm)
  const listed = Object.fromEntries([...rows].map(([, name, adds, without]) => [name, { adds, without }]))
  expect(listed).toEqual(capabilities)
})
