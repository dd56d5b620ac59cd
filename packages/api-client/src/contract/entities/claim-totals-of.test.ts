import { expect, test } from 'vitest'

import { claimTotalsOf } from './claim-totals-of.ts'
import type { Claim } from './claim.ts'
import type { Policy } from './policy.ts'

const policy = (PolicyId: number, PolicyNumber: string, EffectiveDate: string) =>
  ({ PolicyId, PolicyNumber, EffectiveDate }) as Policy

const claim = (over: Partial<Claim>) =>
  ({
    PolicyNumber: 'CA-1',
    StatusCode: 'Closed',
    LossDate: '2026-01-01',
    ReportedDate: '2026-01-03',
    ValuationDate: '2026-10-31',
    SourceNm: 'Keel',
    eCaptivPremiumYear: 2026,
    LossPaid: 10.1,
    LossReserve: 0,
    ExpensePaid: 0,
    ExpenseReserve: 0,
    Recovery: 0,
    TotalIncurred: 10.1,
    ...over,
  }) as Claim

test('adds up claims by policy, exact to the cent', () => {
  const claims = [
    claim({}),
    claim({ StatusCode: 'Open', TotalIncurred: 20.2, ReportedDate: '2026-01-01' }),
    claim({ PolicyNumber: 'GL-1', ValuationDate: '' }),
    claim({ PolicyNumber: 'of no policy' }),
  ]
  const totals = claimTotalsOf(claims, [policy(1, 'CA-1', '2026-01-01'), policy(2, 'GL-1', '2026-01-01')])
  expect(totals).toMatchObject([
    { PolicyId: 1, Claims: 2, Open: 1, LossPaid: 20.2, TotalIncurred: 30.3, OpenIncurred: 20.2 },
    { PolicyId: 2, Claims: 1, Open: 0, TotalIncurred: 10.1, Valuations: [] },
  ])
  expect(totals[0]).toMatchObject({
    Valuations: [{ Source: 'Keel', ValuationDate: '2026-10-31' }],
    DaysToReport: [
      { Days: 0, Claims: 1 },
      { Days: 2, Claims: 1 },
    ],
  })
})

test('distinguishes terms with the same number by effective year', () => {
  const policies = [policy(1, 'CA-1', '2025-07-01'), policy(2, 'CA-1', '2026-07-01')]
  const claims = [claim({ eCaptivPremiumYear: 2025 }), claim({}), claim({})]
  const counts = claimTotalsOf(claims, policies).map(({ PolicyId, Claims }) => [PolicyId, Claims])
  expect(counts).toEqual([
    [1, 1],
    [2, 2],
  ])
})
