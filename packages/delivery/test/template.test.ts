import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'

import { analyzeDelivery, claimsTemplate, readFile, type Claim } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const program = JSON.parse(readFileSync(join(import.meta.dirname, 'deliveries', 'baseline.json'), 'utf8')) as Program

/** Template columns → claim fields, for columns whose header differs from the field. */
const fields: Record<string, keyof Claim> = {
  'Loss Date': 'LossDate',
  'Reported Date': 'ReportedDate',
  'Closed Date': 'ClosedDate',
  'Valuation Date': 'ValuationDate',
  Status: 'StatusCode',
  Claimant: 'ClaimantName',
  Driver: 'DriverName',
  Vehicle: 'Vehicle',
  'Loss Time': 'LossTime',
  Cause: 'LossType',
  Location: 'LossLocation',
  State: 'StateCode',
  Description: 'FactsofLoss',
  'Medical Paid': 'MedPaidAmt',
  'Medical Reserve': 'MedReserveAmt',
  'Other Expense Paid': 'ExpExclMedPaidAmt',
  'Other Expense Reserve': 'ExpExclMedReserveAmt',
}

test('reads a completed template without a mapping', async () => {
  const workbook = read(claimsTemplate())
  const sheet = workbook.Sheets['Claims']!
  const [heads = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
  const claims = program.claims.filter(({ SourceNm }) => SourceNm === 'Castellan Comp Managers')
  const rows = claims.map((claim) =>
    heads.map((head) => claim[fields[head] ?? (head.replaceAll(' ', '') as keyof Claim)] ?? null),
  )
  utils.sheet_add_aoa(sheet, rows, { origin: 'A2' })
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const path = join(folder, 'claims.xlsx')
  writeFileSync(path, new Uint8Array(write(workbook, { type: 'array' }) as ArrayBuffer))
  const found: Claim[] = []
  const report = await analyzeDelivery(await readFile({ name: 'claims.xlsx', path }), {
    existing: existingInMemory(program),
    onClaims: async (checked) => void found.push(...checked.map(({ claim }) => claim)),
  })
  rmSync(folder, { recursive: true })
  expect(report.rows).toEqual({ new: 0, changed: 0, unchanged: claims.length, refused: [], doubtful: [] })
  expect(report.mapping?.ignored).toEqual([])
  expect(report.source).toBe('Castellan Comp Managers')
})
