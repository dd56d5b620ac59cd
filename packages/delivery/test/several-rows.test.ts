import { describe, expect, test } from 'vitest'

import type { Claim } from '../src/index.ts'
import { analyzeLines, program } from './analyze-lines.ts'

describe('claims with several rows', () => {
  const rows = ['KC-1', 'KC-2', 'KC-3'].flatMap((number) => [
    `${number},BI,A-CA,02/03/2026,Open,100`,
    `${number},PD,A-CA,02/03/2026,Open,50`,
  ])
  const lines = ['Zeichen,Feature,Policy Number,Date of Loss,Status,Loss Paid', ...rows]
  const columns = {
    ...{ Zeichen: 'ClaimNumber', Feature: '#part', 'Policy Number': 'PolicyNumber' },
    ...{ 'Date of Loss': 'LossDate', Status: 'StatusCode', 'Loss Paid': 'LossPaid' },
  }
  const whole = ['KC-1', 'KC-2', 'KC-3'].map((ClaimNumber) => ({ ClaimNumber, LossPaid: 150 }))

  test('are added up by a column that a user mapped', async () => {
    const { claims, findings } = await analyzeLines(lines, { mapping: { columns } })
    expect(findings).toEqual([])
    expect(claims).toMatchObject(whole)
  })

  test('are added up by a column of known claim numbers', async () => {
    const known = { PolicyNumber: 'A-CA', ValuationDate: '2026-09-30', SourceNm: 'Keel', LossDate: '2026-02-03' }
    const claims = whole.map(({ ClaimNumber }) => ({ ...known, ClaimNumber }) as Partial<Claim> as Claim)
    expect((await analyzeLines(lines, { program: { ...program, claims } })).claims).toMatchObject(whole)
  })
})
