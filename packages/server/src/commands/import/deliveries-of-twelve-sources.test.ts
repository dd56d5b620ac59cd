import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeliveryMapping } from '@captive/api-client/contract'
import type { Claim } from '@captive/delivery'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { takeBackDelivery } from '../../areas/deliveries/index.ts'
import { readConfig } from '../../config/config.ts'
import { systemScope } from '../../database/scope.ts'
import { openFolder } from '../../storage/folder.ts'
import { addScanner, type ScannedStorage } from '../../storage/scanned-storage.ts'
import { importFile } from './import-file.ts'
import { loadProgram } from './load-program.ts'
import { Program } from './program.ts'
import { readJson } from './read-json.ts'

interface Expected {
  file: string
  source: string | null
  counts: { new: number; changed: number; unchanged: number }
  claims: Record<string, Claim>
  mapping: DeliveryMapping | null
}

const deliveries = join(import.meta.dirname, '../../../../delivery/test/deliveries')
const { entries } = JSON.parse(readFileSync(join(deliveries, 'expect.json'), 'utf8')) as { entries: Expected[] }
const readable = entries.filter(({ source }) => source !== null)
const config = readConfig({ DATA_DIR: join(tmpdir(), 'import') })

let folder: string
let database: TestDatabase
let storage: ScannedStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  database = await openTestDatabase({ demoData: false })
  storage = addScanner(await openFolder(join(folder, 'files')), undefined)
  const path = join(deliveries, 'baseline.json')
  await loadProgram(database, path, await readJson(path, Program))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const bring = (
  { file, source }: Expected,
  options: {
    mapping?: DeliveryMapping | 'proposed' | undefined
    yes?: boolean
    onClaims?: (claims: readonly Claim[]) => Promise<void>
  },
) =>
  importFile(
    { database, storage, config },
    { name: file, path: join(deliveries, 'files', file) },
    {
      source: source ?? undefined,
      dryRun: options.yes !== true,
      ...options,
    },
  )

describe.each(entries)('the delivery $file', (entry) => {
  test.each(['chosen', 'proposed'] as const)('imports the expected claims with a %s mapping', async (by) => {
    const found: string[] = []
    const { report } = await bring(entry, {
      mapping: by === 'proposed' || !entry.mapping ? 'proposed' : entry.mapping,
      onClaims: async (claims) => void found.push(...claims.map(({ ClaimNumber }) => ClaimNumber)),
    })
    const { refused: _, doubtful: __, ...counts } = report.rows
    expect(counts).toEqual(entry.counts)
    expect(found.toSorted()).toEqual(Object.keys(entry.claims).toSorted())
  })
})

const storedClaims = () => database.sql('select * from claims order by claim_number')
const withoutIds = (rows: readonly Record<string, unknown>[]) => rows.map(({ rec_id: _, ...row }) => row)

test('imports give the same claims in any order and are reversible', async () => {
  const before = await storedClaims()
  const ends = []
  for (const order of [readable, readable.toReversed()]) {
    for (const entry of order) {
      const { isDone, lines } = await bring(entry, { mapping: 'proposed', yes: true })
      expect({ isDone, line: lines.at(-1) }).toMatchObject({ isDone: true })
    }
    ends.push(withoutIds(await storedClaims()))
    const applied = (await database.sql(`select rec_id from deliveries where state = 'applied' order by 1 desc`)) as {
      rec_id: number
    }[]
    for (const { rec_id } of applied) await takeBackDelivery(database, actor, rec_id)
    expect(await storedClaims()).toEqual(before)
  }
  expect(ends[1]).toEqual(ends[0])
  const total = (rows: readonly Record<string, unknown>[]) =>
    Math.round(rows.reduce((sum, row) => sum + Number(row['loss_paid']) + Number(row['loss_reserve']), 0))
  expect(total(ends[0] ?? [])).toBe(Math.round(expectedTotal(before)))
})

const actor = { scope: systemScope, userId: null, companyId: null, email: 'test' }

/** The total if each delivered claim has its true amounts, and all other claims are unchanged. */
function expectedTotal(before: readonly Record<string, unknown>[]): number {
  const delivered = new Map(readable.flatMap(({ claims }) => Object.entries(claims)))
  const untouched = before.filter(({ claim_number }) => !delivered.has(String(claim_number)))
  const untouchedTotal = untouched.reduce((sum, row) => sum + Number(row['loss_paid']) + Number(row['loss_reserve']), 0)
  return [...delivered.values()].reduce(
    (sum, claim) => sum + (claim.LossPaid ?? 0) + (claim.LossReserve ?? 0),
    untouchedTotal,
  )
}
