import { describe, expect, test } from 'vitest'

import type { Claim } from '../src/index.ts'
import { analyzeLines, program } from './analyze-lines.ts'

describe('a claim number without its leading zeros', () => {
  const known = {
    ...{ PolicyNumber: 'A-CA', ValuationDate: '2026-09-30', SourceNm: 'Harborline', LossDate: '2026-02-03' },
  } as Partial<Claim> as Claim
  const withClaims = {
    ...program,
    claims: ['0010001', '0010002'].map((ClaimNumber) => ({ ...known, ClaimNumber })),
  }
  const head = 'Claim Number,Policy Number,Date of Loss,Status,Loss Paid'
  const partHead = 'Claim Number,Feature,Policy Number,Date of Loss,Status,Loss Paid'
  const severalRows = { rowsPerClaim: 'several: add up the amounts by Claim Number' }
  const options = { program: withClaims, source: 'Harborline', accepted: new Set(['0012345']) }

  test('repeats the claim with its complete number', async () => {
    const row = 'A-CA,02/03/2026,Open,100'
    const { claims, findings } = await analyzeLines([head, `0012345,${row}`, `12345,${row}`], options)
    expect(claims).toMatchObject([{ ClaimNumber: '0012345' }])
    expect(findings).toEqual(['3: duplicate-in-file'])
  })

  test('contradicts other values of its complete number', async () => {
    const rows = ['12345,A-CA,02/03/2026,Open,100', '0012345,A-CA,02/03/2026,Open,200']
    const { claims, findings } = await analyzeLines([head, ...rows], options)
    expect(claims).toEqual([])
    expect(findings).toEqual(['2: duplicate-in-file', '3: duplicate-in-file'])
  })

  test('waits for a decision within a claim with several rows', async () => {
    const rows = ['0012345,1', '12345,2'].map((number) => `${number},A-CA,02/03/2026,Open,100`)
    const { claims, findings } = await analyzeLines([partHead, ...rows], {
      ...options,
      accepted: new Set(),
      mapping: severalRows,
    })
    expect(claims).toEqual([])
    expect(findings).toEqual(['2: repaired-number'])
  })

  test('belongs to the claim with several rows', async () => {
    const numbers = ['0012345', '12345', '0012346', '12346']
    const rows = numbers.map((number, index) => `${number},${index},A-CA,02/03/2026,Open,100`)
    const { claims } = await analyzeLines([partHead, ...rows], {
      ...options,
      accepted: new Set(['0012345', '0012346']),
      mapping: severalRows,
    })
    expect(claims.map(({ ClaimNumber, LossPaid }) => [ClaimNumber, LossPaid])).toEqual([
      ['0012345', 200],
      ['0012346', 200],
    ])
  })
})
