import { expect, test } from 'vitest'

import { eSignatureUrl } from './e-signature.ts'

test('[GOV-019] has e-signature URLs for programs 1 to 7 and 600', () => {
  const at = (programId: number | null) => eSignatureUrl('https://sign.example/{program}', programId)
  for (const program of [1, 2, 3, 4, 5, 6, 7, 600]) expect(at(program)).toBe(`https://sign.example/${program}`)
  for (const program of [8, 60, null]) expect(at(program)).toBeNull()
})
