import {
  addClaimSums,
  lineOf,
  medianDaysToReport,
  openClaims,
  paidOf,
  reservedOf,
  sumClaims,
  type Claim,
  type Policy,
} from '@captive/api-client/contract'

import { currentTerms, toPolicyRows } from '../../../../src/features/claims/policies/policy-row.ts'
import { formatMoney } from '../../../../src/format/money.ts'
import type { Answers } from './answers.ts'
import { count, plural, readable, type DeclaredFigure } from './figure.ts'

export function claimFigures({ today, getPoliciesByClient, getClaimTotals }: Answers): DeclaredFigure[] {
  const rows = toPolicyRows(getPoliciesByClient, getClaimTotals, today)
  const current = addClaimSums(currentTerms(rows))
  const days = medianDaysToReport(currentTerms(rows))
  const all = openClaims(getClaimTotals)
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return [
    { value: count(all.count), on: { '/': 'Open claims, all terms' } },
    {
      value: all.count > 0 ? `${formatMoney(all.incurred, 0)} incurred` : undefined,
      on: { '/': 'Open claims, all terms / detail' },
    },
    { value: count(current.Open), on: { '/claims': 'Open claims, current terms' } },
    { value: { dollars: current.TotalIncurred }, on: { '/claims': 'Incurred, current terms' } },
    { value: { dollars: reservedOf(current) }, on: { '/claims': 'Reserved, current terms' } },
    {
      value: days === undefined ? 'No Claims' : plural(days, 'day'),
      on: { '/claims': 'Time to report, current terms' },
    },
    ...[...byLine].flatMap(([line, ofLine]) => {
      const sums = addClaimSums(ofLine.flatMap(({ claims }) => claims ?? []))
      const total = `${line} policies / Total of ${plural(ofLine.length, 'policy')}`
      return [
        { value: count(sums.Open), on: { '/claims': `${total} / Open claims` } },
        { value: count(sums.Claims), on: { '/claims': `${total} / All claims` } },
        { value: { dollars: sums.TotalIncurred }, on: { '/claims': `${total} / Incurred` } },
      ]
    }),
  ]
}

/** Figures of the opened policy and claim. They are the same in the register, on the record and in its statement. */
export function openedFigures(
  { getPoliciesByClient, getClaimTotals, getClaimsByClient }: Answers,
  opened: { policyId?: string; claimRecId?: string },
): DeclaredFigure[] {
  const policy = getPoliciesByClient.find(({ PolicyId }) => String(PolicyId) === opened.policyId)
  const claim = getClaimsByClient.find(({ RecId }) => String(RecId) === opened.claimRecId)
  if (!policy || !claim) return []
  const totals = getClaimTotals.find(({ PolicyId }) => PolicyId === policy.PolicyId)!
  const page = `/Claims/${policy.PolicyId}`
  const total = `Claims on ${policy.PolicyNumber} / Total of ${plural(totals.Claims, 'claim')}`
  return [
    ...amountsOf(policy, claim, page),
    {
      value: String(claim.eCaptivPremiumYear),
      on: { [`${page}/${claim.RecId}`]: `Claim ${claim.ClaimNumber} / Premium year` },
    },
    {
      value: { dollars: totals.TotalIncurred },
      on: {
        '/claims': `${lineOf(policy)} policies / ${policy.PolicyNumber} / Incurred`,
        [page]: `${total} / Incurred`,
      },
    },
    { value: { dollars: paidOf(totals) }, on: { [page]: `${total} / Paid` } },
    { value: { dollars: reservedOf(totals) }, on: { [page]: `${total} / Reserved` } },
    { value: { dollars: totals.Recovery }, on: { [page]: `${total} / Recovery` } },
  ]
}

function amountsOf(policy: Policy, claim: Claim, register: string): DeclaredFigure[] {
  const page = `${register}/${claim.RecId}`
  const statement = `Claim ${claim.ClaimNumber}, as of ${readable(claim.ValuationDate)} / Total`
  const row = `Claims on ${policy.PolicyNumber} / ${claim.ClaimNumber}`
  const sums = sumClaims([claim])
  return [
    {
      value: { dollars: sums.TotalIncurred },
      on: { [page]: `Claim ${claim.ClaimNumber} / Incurred`, [register]: `${row} / Incurred` },
    },
    { value: { dollars: sums.TotalIncurred }, on: { [page]: `${statement} / Incurred` } },
    { value: { dollars: paidOf(sums) }, on: { [page]: `${statement} / Paid`, [register]: `${row} / Paid` } },
    {
      value: { dollars: reservedOf(sums) },
      on: { [page]: `${statement} / Reserved`, [register]: `${row} / Reserved` },
    },
  ]
}
