import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { Keyring } from './keyring.ts'
import { open, seal, UnreadableSealError } from './seal.ts'

const bytes = randomBytes(32)
const keyring = new Keyring(bytes)

test('opens what it sealed, with a new nonce each time', () => {
  for (const text of ['SSN 000-00-0000 ✓', '', 'x'.repeat(1000), '\0', '\u0080'])
    expect(open(keyring, 'draft:1', seal(keyring, 'draft:1', text))).toBe(text)
  expect(seal(keyring, 'draft:1', 'text')).not.toBe(seal(keyring, 'draft:1', 'text'))
  expect(seal(keyring, 'draft:1', 'SSN 000-00-0000')).not.toContain('000-00')
})

test('hides the length of short answers', () => {
  const lengths = ['', '1', '1980-01-31', '523-45-6789', 'a'.repeat(255)].map((text) => seal(keyring, 'a', text).length)
  expect(new Set(lengths).size).toBe(1)
})

test('refuses another place, another key and changed text', () => {
  const sealed = seal(keyring, 'draft:1', 'text')
  const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1)
  expect(() => open(keyring, 'draft:2', sealed)).toThrow(UnreadableSealError)
  expect(() => open(new Keyring(randomBytes(32)), 'draft:1', sealed)).toThrow(UnreadableSealError)
  for (const broken of [changed, '', '1.', '2.', `2.${keyring.current.id}.`, 'nonsense'])
    expect(() => open(keyring, 'draft:1', broken)).toThrow(UnreadableSealError)
})

test('an earlier key opens but does not seal', () => {
  const next = new Keyring(randomBytes(32), [bytes])
  expect(open(next, 'draft:1', seal(keyring, 'draft:1', 'before'))).toBe('before')
  expect(() => open(keyring, 'draft:1', seal(next, 'draft:1', 'after'))).toThrow(UnreadableSealError)
})

test('opens values sealed before keys had ids', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from('draft:1'))
  const sealed = Buffer.concat([nonce, cipher.update('early', 'utf8'), cipher.final(), cipher.getAuthTag()])
  const text = `1.${sealed.toString('base64url')}`
  expect(open(keyring, 'draft:1', text)).toBe('early')
  expect(open(new Keyring(randomBytes(32), [bytes]), 'draft:1', text)).toBe('early')
})
