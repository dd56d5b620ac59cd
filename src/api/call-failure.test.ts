import { CallFailedError, CallRefusedError, ServerUnreachableError } from '@captive/api-client'
import { expect, test } from 'vitest'

import { reasonOf, toCallFailure, temporaryReasonOf } from './call-failure.ts'

test.each([2, 17, 404, 9999])('[GEN-009] treats the unknown error code %i like any other', (code) => {
  const unknown = new CallFailedError(code, 'The policy is closed.')
  expect(toCallFailure(unknown)).toEqual({ kind: 'refused', reason: 'The policy is closed.' })
  expect(reasonOf(unknown)).toBe('The policy is closed.')
  expect(temporaryReasonOf(unknown)).toBeNull()
})

test('[GEN-009] uses the general text for unknown statuses', () => {
  expect(temporaryReasonOf(new CallRefusedError(418, 'Short and stout.'))).toBeNull()
  expect(temporaryReasonOf(new CallRefusedError(599, ''))).toBe(temporaryReasonOf(new CallRefusedError(500, '')))
})

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [429, 'try-again'],
  [500, 'try-again'],
  [503, 'try-again'],
])('maps status %i to %s', (status, kind) => {
  expect(toCallFailure(new CallRefusedError(status, 'Because.')).kind).toBe(kind)
})

test('[UPL-019] [WIZ-040] maps only status 401 to signed-out', () => {
  expect(toCallFailure(new CallRefusedError(401, 'Log in.'))).toEqual({ kind: 'signed-out' })
})

test('maps a missing response to try-again', () => {
  expect(toCallFailure(new ServerUnreachableError(undefined)).kind).toBe('try-again')
})

test.each([503, 507])('uses the server’s message for status %i', (status) => {
  const outage = new CallRefusedError(status, 'Nothing is lost: please try again.')
  expect(toCallFailure(outage)).toEqual({ kind: 'try-again', reason: outage.message })
  for (const reason of [reasonOf(outage), temporaryReasonOf(outage)]) expect(reason).toBe(outage.message)
})
