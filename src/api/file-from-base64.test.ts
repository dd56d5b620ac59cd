import { expect, test } from 'vitest'

import { fileFromBase64 } from './file-from-base64.ts'

test.each(['', 'data:application/pdf;base64,'])(
  '[LRN-006] decodes base64 to the original file (%s)',
  async (prefix) => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
    const file = fileFromBase64(prefix + btoa(String.fromCharCode(...bytes)), 'application/pdf')
    expect(file.type).toBe('application/pdf')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  },
)
