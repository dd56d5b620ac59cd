import { readdirSync } from 'node:fs'

import { contract } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

/** Areas whose own pages are not there yet. */
const withoutPages = [
  'claims',
  'communication',
  'dashboard',
  'documents',
  'financial',
  'governance',
  'member-kiosk',
  'policy-library',
  'premium-collateral',
  'risk-management',
  'user-settings',
]
/** The frame around all pages makes no calls. */
const withoutCalls = ['shell']

const inContract = [...new Set(Object.values(contract).map(({ area }) => area))]

test('[GEN-022] the server implements the areas of the contract, no more and no fewer', () => {
  expect(foldersIn('packages/server/src/areas')).toEqual(inContract.toSorted())
})

test('the portal calls its areas what the contract calls them', () => {
  expect([...foldersIn('src/features'), ...withoutPages].toSorted()).toEqual(
    [...inContract, ...withoutCalls].toSorted(),
  )
})

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
