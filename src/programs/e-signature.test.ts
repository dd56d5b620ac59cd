import { expect, test } from 'vitest'

import { eSignatureAddress } from './e-signature.ts'

test('[GOV-019] agreements of programs 1 to 7 and 600 are signed electronically, each at its own address', () => {
  const at = (programId: number | null) => eSignatureAddress('https://sign.example/{program}', programId)
  for (const program of [1, 2, 3, 4, 5, 6, 7, 600]) expect(at(program)).toBe(`https://sign.example/${program}`)
  for (const program of [8, 60, null]) expect(at(program)).toBeNull()
})
