import { expect, test } from 'vitest'

import { cellText } from './index.ts'

test('keeps text that Excel would read as an escape', () => {
  expect(cellText('_x0041_ __X00e9_')).toBe('_x005F_x0041_ __x005F_X00e9_')
})

test('removes invalid XML characters and repairs surrogates', () => {
  expect(cellText('a\u0000b\u000bc\ufffe\ud800')).toBe('abc\ufffd')
})

test('cuts a text that is too long before escaping', () => {
  expect(cellText('x'.repeat(40_000))).toHaveLength(32_767)
  expect(cellText(`${'x'.repeat(32_760)}_x0041_ and more`)).toMatch(/x_x005F_x0041_$/)
})
