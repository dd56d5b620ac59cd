import { expect, test } from 'vitest'

import { asOfSources, newestValuations, valuationsOf } from './source-valuations.ts'

const day = (date: string) => date.slice(5)
const valued = (Source: string, ValuationDate: string) => ({ Source, ValuationDate })

test('takes the newest valuation of each source', () => {
  const claims = [
    { SourceNm: 'Windrow', ValuationDate: '2026-09-30' },
    { SourceNm: 'Great Lakes TPA', ValuationDate: '2026-08-31' },
    { SourceNm: 'Great Lakes TPA', ValuationDate: '2026-10-31' },
    { SourceNm: 'Keel', ValuationDate: '' },
  ]
  expect(valuationsOf(claims)).toEqual([valued('Great Lakes TPA', '2026-10-31'), valued('Windrow', '2026-09-30')])
})

test('takes the newest valuation of each source across policies', () => {
  const policies = [
    { Valuations: [valued('Keel', '2026-06-30')] },
    { Valuations: [] },
    { Valuations: [valued('Keel', '2026-09-30')] },
  ]
  expect(newestValuations(policies)).toEqual([valued('Keel', '2026-09-30')])
})

test('names the sources only if their dates differ', () => {
  const [keel, windrow, lakes] = [
    valued('Keel', '2026-09-30'),
    valued('Windrow', '2026-09-30'),
    valued('Lakes', '2026-10-31'),
  ]
  expect(asOfSources([], day)).toBeUndefined()
  expect(asOfSources([keel, windrow], day)).toBe('09-30')
  expect(asOfSources([lakes, keel, windrow], day)).toBe('10-31 (Lakes) and 09-30 (Keel, Windrow)')
  expect(asOfSources([lakes, valued('', '2026-09-30')], day)).toBe('10-31 (Lakes) and 09-30 (other sources)')
})
