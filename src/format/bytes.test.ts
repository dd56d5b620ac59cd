import { expect, test } from 'vitest'
import { formatUploadSize } from './bytes.ts'

test.each([
  [0, '0.0MB / 20MB'],
  [1_572_864, '1.5MB / 20MB'],
  [20_761_804, '19.8MB / 20MB'],
])('[UPL-015] formats %d bytes as %s', (bytes, text) => {
  expect(formatUploadSize(bytes)).toBe(text)
})
