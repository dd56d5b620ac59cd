import { expect, test } from 'vitest'
import { compareKeys, sortKey } from './sort-key.ts'

const sorted = (values: (string | number)[]) =>
  values.toSorted((one, other) => compareKeys(sortKey(one) ?? '', sortKey(other) ?? ''))

test('[TBL-004] sorts text naturally and numbers by value', () => {
  expect(sorted(['Unit 10', 'unit 9', 'Álamo'])).toEqual(['Álamo', 'unit 9', 'Unit 10'])
  expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
})

test('[TBL-004] sorts company names as in an English index', () => {
  const names = ['Blue Mesa', 'O’Brien & Sons', 'Blue-Ridge', 'blue anchor', 'Zephyr', 'Éclair Freight', 'Eclipse']
  expect(sorted(names)).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

test('returns no key for missing values', () => {
  expect(sortKey(null)).toBeUndefined()
})
