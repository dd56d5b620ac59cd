import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { open, seal, UnreadableSealError } from './crypto.ts'

const key = randomBytes(32)

test('what is sealed opens again, and never looks the same twice', () => {
  const text = 'SSN 000-00-0000 ✓'
  expect(open(key, 'draft:1', seal(key, 'draft:1', text))).toBe(text)
  expect(seal(key, 'draft:1', text)).not.toBe(seal(key, 'draft:1', text))
  expect(seal(key, 'draft:1', text)).not.toContain('000')
})

test('it opens nowhere else, with no other key, and not when a single sign was changed', () => {
  const sealed = seal(key, 'draft:1', 'text')
  const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1)
  expect(() => open(key, 'draft:2', sealed)).toThrow(UnreadableSealError)
  expect(() => open(randomBytes(32), 'draft:1', sealed)).toThrow(UnreadableSealError)
  for (const broken of [changed, '', '1.', 'nonsense'])
    expect(() => open(key, 'draft:1', broken)).toThrow(UnreadableSealError)
})
