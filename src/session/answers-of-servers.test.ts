import { expect, test } from 'vitest'

import { emailIn, tokenIn } from './answers-of-servers.ts'

test('the token stands at the top of the answer, or in its Payload (AMB-021)', () => {
  expect(tokenIn({ access_token: 'a' })).toBe('a')
  expect(tokenIn({ Payload: { access_token: 'b' } })).toBe('b')
  expect(tokenIn({ Payload: null })).toBeNull()
})

test('who is signed in is a text, or an object with email or Email; without one nobody is (AMB-022)', () => {
  for (const payload of ['a@b.example', { email: 'a@b.example' }, { Email: 'a@b.example' }])
    expect(emailIn(payload)).toBe('a@b.example')
  for (const payload of [null, undefined, '', {}, { email: null }]) expect(emailIn(payload)).toBeNull()
})
