import { expect, test } from 'vitest'

import { refuseUpload } from './upload-limits.ts'

test('[UPL-013] [WIZ-032] accepts 20761804 bytes but not one more', () => {
  expect(refuseUpload({ size: 20_761_804 }, [])).toBeNull()
  expect(refuseUpload({ size: 20_761_805 }, [])).toBe('Document size can not go over 20MB')
})

test('[UPL-014] [EML-010] refuses files whose total is too large', () => {
  const others = [{ size: 20_000_000 }]
  expect(refuseUpload({ size: 761_804 }, others)).toBeNull()
  expect(refuseUpload({ size: 761_805 }, others)).toBe('Total Documents size can not go over 20MB')
})

test('[UPL-013] reports a single large file before the total', () => {
  expect(refuseUpload({ size: 30_000_000 }, [{ size: 20_000_000 }])).toBe('Document size can not go over 20MB')
})
