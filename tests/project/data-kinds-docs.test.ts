import { readFileSync } from 'node:fs'

import { deliveryKinds } from '@captive/api-client/contract'
import { recordKinds } from '@captive/delivery'
import { expect, test } from 'vitest'

import { dataKindsFile, dataKindsPage } from '../../scripts/data-kinds-docs.ts'
import { kindNames } from '../../src/features/deliveries/kinds/texts.ts'

test('docs/data-kinds.md is up to date (npm run docs)', () => {
  expect(readFileSync(dataKindsFile, 'utf8')).toBe(dataKindsPage())
})

test('contract, portal and declarations have the same kinds of data', () => {
  expect([...deliveryKinds].toSorted()).toEqual(['claims', ...Object.keys(recordKinds)].toSorted())
  const titles = Object.fromEntries(Object.values(recordKinds).map(({ name, title }) => [name, title]))
  expect(kindNames).toEqual({ claims: 'Claims', ...titles })
})
