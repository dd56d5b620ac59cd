import { CallFailedError, CallRefusedError } from '@captive/api-client'
import { expect, test } from 'vitest'

import { reasonOf, toCallFailure, troubleOf } from './call-failure.ts'

test.each([2, 17, 404, 9999])('[GEN-009] an error code that nobody knows, %i, is told as any other', (code) => {
  const unknown = new CallFailedError(code, 'The policy is closed.')
  expect(toCallFailure(unknown)).toBe('failed')
  expect(reasonOf(unknown)).toBe('The policy is closed.')
  expect(troubleOf(unknown)).toBeNull()
})

test('[GEN-009] a status that nobody knows gets no text of its own', () => {
  expect(troubleOf(new CallRefusedError(418, 'Short and stout.'))).toBeNull()
  expect(troubleOf(new CallRefusedError(599, ''))).toBe(troubleOf(new CallRefusedError(500, '')))
})
