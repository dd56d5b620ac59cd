import { readdirSync } from 'node:fs'

import { contract } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

/**
 * Areas without calls of their own: the frame around all pages, program information and renewal, which only show and
 * file documents.
 */
const withoutCalls = ['shell', 'program-information', 'renewal']

const inContract = [...new Set(Object.values(contract).map(({ area }) => area))]

test('[GEN-022] the server implements exactly the areas of the contract', () => {
  expect(foldersIn('packages/server/src/areas')).toEqual(inContract.toSorted())
})

test('the portal and the contract use the same area names', () => {
  expect(foldersIn('src/features')).toEqual([...inContract, ...withoutCalls].toSorted())
})

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
