import { CallFailedError, CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { expect, test } from 'vitest'

import { reasonOf, toCallFailure, troubleOf } from './call-failure.ts'

test.each([2, 17, 404, 9999])('[GEN-009] an error code that nobody knows, %i, is told as any other', (code) => {
  const unknown = new CallFailedError(code, 'The policy is closed.')
  expect(toCallFailure(unknown)).toEqual({ kind: 'refused', reason: 'The policy is closed.' })
  expect(reasonOf(unknown)).toBe('The policy is closed.')
  expect(troubleOf(unknown)).toBeNull()
})

test('[GEN-009] a status that nobody knows gets no text of its own', () => {
  expect(troubleOf(new CallRefusedError(418, 'Short and stout.'))).toBeNull()
  expect(troubleOf(new CallRefusedError(599, ''))).toBe(troubleOf(new CallRefusedError(500, '')))
})

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [429, 'try again'],
  [500, 'try again'],
  [503, 'try again'],
])('a status of %i is %s, and not the end of a session', (status, kind) => {
  expect(toCallFailure(new CallRefusedError(status, 'Because.')).kind).toBe(kind)
})

test('[UPL-019] [WIZ-040] a status of 401 alone means that nobody is signed in', () => {
  expect(toCallFailure(new CallRefusedError(401, 'Log in.'))).toEqual({ kind: 'signed out' })
})

test('no answer at all may be tried again', () => {
  expect(toCallFailure(new ServerUnreachableError(undefined)).kind).toBe('try again')
})

test.each([503, 507])('a server that can do nothing now, %i, is told in its own words', (status) => {
  const outage = new CallRefusedError(status, 'Nothing is lost: please try again.')
  expect(toCallFailure(outage)).toEqual({ kind: 'try again', reason: outage.message })
  for (const told of [reasonOf(outage), troubleOf(outage)]) expect(told).toBe(outage.message)
})
