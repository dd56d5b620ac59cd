import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { analyzeDelivery, readFile, refuseFile, UnreadableFileError, type Claim, type Mapping } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const folder = join(import.meta.dirname, 'deliveries')
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

interface Expected {
  readonly file: string
  readonly source: string | null
  readonly asOf: string | null
  readonly counts: { new: number; changed: number; unchanged: number }
  readonly refused: readonly ExpectedFinding[]
  readonly doubtful: readonly ExpectedFinding[]
  readonly optional: readonly { class: string }[]
  readonly controlTotals: readonly { field: string; sheet?: string; file: number; agrees: boolean }[]
  readonly claims: Record<string, Partial<Claim>>
  readonly mapping: Mapping | null
}
interface ExpectedFinding {
  readonly row: number | null
  readonly rows?: readonly number[]
  readonly class: string
  readonly claim?: string
}

const { entries } = read('expect.json') as { entries: Expected[] }
const existing = existingInMemory(read('baseline.json') as Program)

describe.each(entries)('$file', (entry) => {
  test.each(['a user’s mapping', 'the proposed mapping'])('returns the expected result with %s', async (by) => {
    const claims: Claim[] = []
    const mapping = by === 'a user’s mapping' ? entry.mapping : null
    const report = await analyze(entry.file, mapping, claims)
    const { refused, doubtful, ...counts } = report.rows
    expect({ source: report.source, asOf: report.asOf, counts }).toEqual({
      source: entry.source,
      asOf: entry.asOf,
      counts: entry.counts,
    })
    expect(refused.map(placed)).toEqual(entry.refused.map((finding) => found(finding, refused)))
    const needed = doubtful.filter((finding) => !entry.optional.some((may) => may.class === finding.class))
    expect(needed.map(placed).toSorted()).toEqual(entry.doubtful.map((finding) => found(finding, doubtful)).toSorted())
    expect(
      report.controlTotals.map(({ field, sheet, file, agrees }) => ({ field, sheet, file: Math.abs(file), agrees })),
    ).toEqual(entry.controlTotals.map(({ field, sheet, file, agrees }) => ({ field, sheet, file, agrees })))
    expect(Object.fromEntries(claims.map((claim) => [claim.ClaimNumber, comparable(claim)]))).toEqual(
      Object.fromEntries(Object.entries(entry.claims).map(([number, claim]) => [number, comparable(claim)])),
    )
  })
})

async function analyze(name: string, mapping: Mapping | null, claims: Claim[]) {
  try {
    const file = await readFile({ name, path: join(folder, 'files', name) })
    return await analyzeDelivery(file, {
      existing,
      ...(mapping && { mapping }),
      onClaims: async (checked) => void claims.push(...checked.map(({ claim }) => claim)),
    })
  } catch (error) {
    if (error instanceof UnreadableFileError) return refuseFile(name, {}, 'unreadable-file', error.message)
    throw error
  }
}

const placed = ({ row, class: name, claim }: { row: number | null; class: string; claim?: string }) =>
  row === null ? `${name} of ${claim ?? 'the file'}` : `${name} in row ${row}`

/** A finding about a claim with several rows may name any of them. */
function found(expected: ExpectedFinding, findings: readonly { row: number | null; class: string }[]): string {
  const row = findings.find(
    (finding) => finding.class === expected.class && expected.rows?.includes(finding.row ?? 0),
  )?.row
  return placed({ ...expected, row: row ?? expected.row })
}

const amounts = /Paid|Reserve|Amt|Recovery|Incurred/
/** A claim without blank and zero fields, with amounts in cents and repeated blanks removed. */
const comparable = (claim: Partial<Claim>) =>
  Object.fromEntries(
    Object.entries(claim)
      .map(([field, value]) => [
        field,
        amounts.test(field) ? Math.round(Number(value ?? 0) * 100) : value?.toString().replaceAll(/\s+/g, ' '),
      ])
      .filter(([, value]) => value !== undefined && value !== 0),
  )
