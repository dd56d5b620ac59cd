import { expect, test } from 'vitest'
import { isId } from './id.ts'

test('accepts valid ids only', () => {
  for (const id of ['1', '771', '2147483647']) expect(isId(id), id).toBe(true)
  for (const other of ['0', '-1', '01', '1.5', '1e3', '2147483648', '99999999999', 'first', '', ' 1', '１'])
    expect(isId(other), other).toBe(false)
})
