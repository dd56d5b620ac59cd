import { describe, expect, test } from 'vitest'

import { analyzeLines } from './analyze-lines.ts'

describe('values that only the first row of a group has', () => {
  const head = 'Company Name,Policy Number,Claim Number,Date of Loss,Line,Loss Paid,Status'
  const row = (number: string, company = '', policy = '') => `${company},${policy},${number},02/03/2026,Auto,100,Open`
  const policiesOf = async (lines: readonly string[]) => {
    const { claims, findings } = await analyzeLines([head, ...lines])
    return { policies: claims.map(({ PolicyNumber }) => PolicyNumber), findings }
  }
  const alder = [row('KC-1', 'Alder Freight', 'A-CA'), row('KC-2'), row('KC-3'), row('KC-4')]

  test('apply to the rows below it', async () => {
    expect(await policiesOf(alder)).toEqual({ policies: ['A-CA', 'A-CA', 'A-CA', 'A-CA'], findings: [] })
  })

  test('end at a row that names another company', async () => {
    const { policies, findings } = await policiesOf([...alder, row('KC-5', 'Birch Haulage'), row('KC-6')])
    expect(policies).toEqual(['A-CA', 'A-CA', 'A-CA', 'A-CA', 'B-CA', 'B-CA'])
    expect(findings).toEqual([])
  })

  test('end at another company if each row names its company', async () => {
    const [first, ...others] = ['KC-1', 'KC-2', 'KC-3', 'KC-4'].map((number) => row(number, 'Alder Freight'))
    const lines = [first!.replace(',,', ',A-GL,'), ...others, row('KC-5', 'Birch Haulage')]
    const { policies, findings } = await policiesOf(lines)
    expect(policies).toEqual(['A-GL', 'A-GL', 'A-GL', 'A-GL', 'B-CA'])
    expect(findings).toEqual([])
  })

  test('end at a group of another company', async () => {
    const { policies, findings } = await policiesOf([...alder, 'Insured: Birch Haulage', row('KC-5'), row('KC-6')])
    expect(policies).toEqual(['A-CA', 'A-CA', 'A-CA', 'A-CA', 'B-CA', 'B-CA'])
    expect(findings).toEqual([])
  })

  test('end at a group of another policy', async () => {
    const { policies } = await policiesOf([...alder, 'Policy: A-GL', row('KC-5'), row('KC-6')])
    expect(policies).toEqual(['A-CA', 'A-CA', 'A-CA', 'A-CA', 'A-GL', 'A-GL'])
  })

  test('continue after a note', async () => {
    const { policies } = await policiesOf([...alder, 'Claimant is represented.', row('KC-5')])
    expect(policies).toEqual(['A-CA', 'A-CA', 'A-CA', 'A-CA', 'A-CA'])
  })
})
