import { expect, test } from 'vitest'
import { normalizeSearch } from './normalize-search.ts'

test('[SEL-006] searching ignores case and everything but letters and digits', () => {
  expect(normalizeSearch('  O’Brien & Sons, L.L.C. #12 ')).toBe('obriensonsllc12')
  expect(normalizeSearch('--- ')).toBe('')
})
