import { expect, test } from 'vitest'

import { analyzeLines } from './analyze-lines.ts'

test.each([
  ['Auto', 'A-CA'],
  ['Auto Comp & Collision', 'A-CA'],
  ['General Auto', 'A-CA'],
  ['Auto Property Damage', 'A-CA'],
  ['Excess Auto', 'A-UM'],
  ['Umbrella Auto', 'A-UM'],
  ['Excess Workers Compensation', 'A-UM'],
  ['Umbrella / General Liability', 'A-UM'],
  ['Motor Truck Cargo', 'A-CG'],
  ['Workers’ Comp', 'A-WC'],
  ['Comp', 'A-WC'],
  ['Comprehensive General Liability', 'A-GL'],
  ['General', 'A-GL'],
  ['GL in excess of $50K', 'A-GL'],
  ['CYBER', 'A-CY'],
  ['Crime', undefined],
])('finds the policy of the line %s', async (line, policy) => {
  const { claims, findings } = await analyzeLines([
    'Claim Number,Company Name,LOB,Date of Loss,Status,Loss Paid',
    `KC-1,Alder Freight,${line},02/03/2026,Open,100`,
    'KC-2,Alder Freight,Auto,02/03/2026,Open,100',
    'KC-3,Alder Freight,WC,02/03/2026,Open,100',
    'KC-4,Alder Freight,GL,02/03/2026,Open,100',
  ])
  expect(claims.find(({ ClaimNumber }) => ClaimNumber === 'KC-1')?.PolicyNumber).toBe(policy)
  expect(findings).toEqual(policy === undefined ? ['2: outside-term'] : [])
})
