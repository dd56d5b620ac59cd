import { expect, test } from 'vitest'

import { refuseUpload } from './upload-limits.ts'

test('[UPL-013] [WIZ-032] 20761804 bytes are taken and one byte more is not', () => {
  expect(refuseUpload({ size: 20_761_804 }, [])).toBeNull()
  expect(refuseUpload({ size: 20_761_805 }, [])).toBe('Document size can not go over 20MB')
})

test('[UPL-014] [EML-010] files that fit alone are refused when all together do not', () => {
  const others = [{ size: 20_000_000 }]
  expect(refuseUpload({ size: 761_804 }, others)).toBeNull()
  expect(refuseUpload({ size: 761_805 }, others)).toBe('Total Documents size can not go over 20MB')
})

test('[UPL-013] a file that is too large by itself is told so before the total is', () => {
  expect(refuseUpload({ size: 30_000_000 }, [{ size: 20_000_000 }])).toBe('Document size can not go over 20MB')
})
