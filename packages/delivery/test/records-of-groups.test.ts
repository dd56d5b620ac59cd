import { describe, expect, test } from 'vitest'

import { analyzeRecords, recordKinds, type CheckedRecord } from '../src/index.ts'
import { openLines, program } from './analyze-lines.ts'
import { recordsInMemory } from './existing-in-memory.ts'

const before = {
  id: '7',
  values: { ClientId: 1, GroupTypeTxt: 'Warranty', WarrantyNm2: 'Dash cams', DateInitiated: '2026-02-03' },
}

/** Analyzes one warranty with a source ID, below a group row. */
async function analyze(group: string, company: string) {
  const file = await openLines([
    'Source ID,Company,Type,Item,Date Initiated,Status',
    group,
    `W-1,${company},Warranty,Dash cams,02/03/2026,Closed`,
  ])
  const records: CheckedRecord[] = []
  const { rows } = await analyzeRecords(recordKinds.warranties, file, {
    existing: recordsInMemory(program, new Map([['W-1', before]])),
    source: 'Keel',
    onRecords: async (checked) => void records.push(...checked),
  })
  return {
    companies: records.map(({ values }) => values['ClientId']),
    refused: rows.refused.map(({ class: name, message }) => `${name}: ${message}`),
  }
}

describe('a record without a company of its own', () => {
  test('belongs to the company of its group', async () => {
    expect(await analyze('Company: Alder Freight', '')).toEqual({ companies: [1], refused: [] })
  })

  test('is refused in a group of an unknown company', async () => {
    expect(await analyze('Company: Cedar Lines', '')).toEqual({
      companies: [],
      refused: ['unknown-company: The portal has no company “Cedar Lines”.'],
    })
  })

  test('is refused without a group', async () => {
    expect(await analyze('', '')).toEqual({
      companies: [],
      refused: ['missing-required: Company is blank, but required.'],
    })
  })
})

test('a record with its own company ignores an unknown group', async () => {
  expect(await analyze('Company: Cedar Lines', 'Alder Freight')).toEqual({ companies: [1], refused: [] })
})
