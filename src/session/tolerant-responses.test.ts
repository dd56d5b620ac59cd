import { expect, test } from 'vitest'

import { emailIn, tokenIn } from './tolerant-responses.ts'

test('reads the token from the response or its Payload (AMB-021)', () => {
  expect(tokenIn({ access_token: 'a' })).toBe('a')
  expect(tokenIn({ Payload: { access_token: 'b' } })).toBe('b')
  expect(tokenIn({ Payload: null })).toBeNull()
})

test('reads the email from a string or an object (AMB-022)', () => {
  for (const payload of ['a@b.example', { email: 'a@b.example' }, { Email: 'a@b.example' }])
    expect(emailIn(payload)).toBe('a@b.example')
  for (const payload of [null, undefined, '', {}, { email: null }]) expect(emailIn(payload)).toBeNull()
})
