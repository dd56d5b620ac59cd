import { describe, expect, test } from 'vitest'

import { analyzeRecords, previewDelivery, recordKinds } from '../src/index.ts'
import { analyzeLines, openLines, program } from './analyze-lines.ts'
import { existingInMemory, recordsInMemory } from './existing-in-memory.ts'

describe.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('the text %s', (name) => {
  const head = 'Claim Number,Policy Number,Date of Loss,Loss Paid,Loss Reserve'
  const row = 'KC-1,A-CA,02/03/2026,100,0'
  const columns = {
    'Claim Number': 'ClaimNumber',
    'Policy Number': 'PolicyNumber',
    'Date of Loss': 'LossDate',
    'Loss Paid': 'LossPaid',
    'Loss Reserve': 'LossReserve',
  }

  test('is a header like any other', async () => {
    for (const mapping of [undefined, { columns }]) {
      const { claims, mapping: used } = await analyzeLines([`${head},${name}`, `${row},x`], mapping ? { mapping } : {})
      expect(claims).toHaveLength(1)
      expect(used?.columns).toEqual(columns)
      expect(used?.ignored).toEqual([name])
    }
  })

  test('is an unknown status and an unknown line', async () => {
    const { findings } = await analyzeLines([`${head},Status,LOB`, `${row},${name},${name}`, `${row},Open,Auto`])
    expect(findings[0]).toBe('2: unknown-value')
  })

  test('is a text like any other in a preview', async () => {
    const existing = existingInMemory(program)
    const { statuses } = await previewDelivery(await openLines([`${head},Status`, `${row},${name}`]), { existing })
    expect(statuses).toEqual([{ text: name, count: 1, status: null }])
  })

  test('is an unknown word of a record', async () => {
    const file = await openLines([
      'Company Code,Type,Item,Date Initiated,Status',
      `0001,${name},Dash cams,02/03/2026,Open`,
    ])
    const { rows } = await analyzeRecords(recordKinds.warranties, file, {
      existing: recordsInMemory(program),
      mapping: { valueMaps: { GroupTypeTxt: {} } },
    })
    expect(rows.refused.map(({ class: reason }) => reason)).toEqual(['unknown-value'])
  })

  test('is not a field of a mapping', async () => {
    const { findings } = await analyzeLines([`${head},Medical Paid`, `${row},5`], {
      mapping: { columns: { ...columns, 'Medical Paid': 'MedPaidAmt', 'Loss Reserve': name } },
    })
    expect(findings).toEqual([])
  })

  test('is no name of a mapped sheet', async () => {
    const { sheets, ...file } = await openLines([head, row])
    const renamed = { ...file, sheets: sheets.map((sheet) => ({ ...sheet, name })) }
    const mapping = { sheets: { Claims: { columns } } }
    const preview = await previewDelivery(renamed, { existing: existingInMemory(program), mapping })
    expect(preview.mapping).toBeNull()
  })
})
