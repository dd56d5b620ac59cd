import {
  asOfSources,
  sumClaims,
  type SourceValuation,
  type Address,
  type Brand,
  type Claim,
  type Policy,
} from '@captive/api-client/contract'

import { formatDate, formatLongDate } from '../../pdf/format.ts'
import { texts } from './texts.ts'

/**
 * The fields of a claim in a loss run. Members pass loss runs to third parties, so only these fields are included.
 */
export type LossRunClaim = Pick<
  Claim,
  | 'ClaimNumber'
  | 'LossDate'
  | 'ReportedDate'
  | 'ValuationDate'
  | 'ClaimantName'
  | 'LossType'
  | 'StatusCode'
  | 'StateCode'
  | AmountName
>

export interface LossRunPolicy extends Pick<
  Policy,
  'PolicyId' | 'PolicyNumber' | 'LOB' | 'CarrierName' | 'EffectiveDate' | 'ExpirationDate' | 'CancelDate'
> {
  claims: readonly LossRunClaim[]
}

/** The claims of a company by policy, for readers outside the program. */
export interface LossRun {
  brand: Pick<Brand, 'name' | 'colors'>
  insured: { name: string; address: Address; program: string | null }
  policies: readonly LossRunPolicy[]
  /** The newest valuation of each source. */
  valuations: readonly SourceValuation[]
  /** The numbers of requested policies that took effect before `since`. */
  leftOut: readonly string[]
  /** Earliest effective date of an included policy, yyyy-MM-dd (AMB-089). */
  since: string
  /** yyyy-MM-dd */
  preparedOn: string
}

/** The amounts of a claim, in report order. */
export const amounts = [
  { name: 'LossPaid', title: texts.lossRun.amounts.LossPaid },
  { name: 'LossReserve', title: texts.lossRun.amounts.LossReserve },
  { name: 'ExpensePaid', title: texts.lossRun.amounts.ExpensePaid },
  { name: 'ExpenseReserve', title: texts.lossRun.amounts.ExpenseReserve },
  { name: 'Recovery', title: texts.lossRun.amounts.Recovery },
  { name: 'TotalIncurred', title: texts.lossRun.amounts.TotalIncurred },
] as const
export type AmountName = (typeof amounts)[number]['name']

/** Counts and sums, exact to the cent. A reopened claim is open. */
export function totalsOf(claims: readonly LossRunClaim[]) {
  const { Claims, Open, ...sums } = sumClaims(claims)
  return { claims: Claims, open: Open, closed: Claims - Open, ...sums }
}

interface Line {
  name: string
  policies: readonly LossRunPolicy[]
  claims: readonly LossRunClaim[]
}

/** The lines in the order of the tabs on the claims screen (core §2 "Claims"); other lines follow by name. */
const lineOrder = ['Commercial Auto', 'General Liability', 'Workers Compensation', 'Excess']

/** The policies by line of business, newest first in each line. */
export function linesOf({ policies }: LossRun): Line[] {
  const others = policies.map(({ LOB }) => LOB).toSorted()
  return [...new Set([...lineOrder, ...others])].flatMap((name) => {
    const ofLine = policies
      .filter(({ LOB }) => LOB === name)
      .toSorted((a, b) => b.EffectiveDate.localeCompare(a.EffectiveDate))
    return ofLine.length === 0 ? [] : [{ name, policies: ofLine, claims: claimsOf(ofLine) }]
  })
}

/** All claims of the policies, in the order of the loss run. */
export const claimsOf = (policies: readonly LossRunPolicy[]): LossRunClaim[] => policies.flatMap(({ claims }) => claims)

/** First and last valuation date of the amounts; the day of the report if there are no claims. */
export function valuationOf({ policies, preparedOn }: LossRun): { first: string; last: string } {
  const dates = claimsOf(policies)
    .map(({ ValuationDate }) => ValuationDate)
    .toSorted()
  return { first: dates[0] ?? preparedOn, last: dates.at(-1) ?? preparedOn }
}

/** The address and program of the insured, on one line. */
export function placeOf({ insured: { address, program } }: Pick<LossRun, 'insured'>): string {
  const place = `${address.Line1}, ${address.City}, ${address.State} ${address.ZipCode}`
  return program ? `${place} · ${program}` : place
}

/** Sentences that explain the numbers to the reader. */
export function remarksOn(run: LossRun): string[] {
  const { first, last } = valuationOf(run)
  return [
    texts.lossRun.howIncurred,
    ...(new Set(run.valuations.map(({ ValuationDate }) => ValuationDate)).size > 1
      ? [texts.lossRun.valuedBySource(asOfSources(run.valuations, formatLongDate))]
      : []),
    ...(first === last ? [] : [texts.lossRun.earlierValuations(formatLongDate(first))]),
    ...(run.leftOut.length === 0 ? [] : [texts.lossRun.leftOut(formatLongDate(run.since), run.leftOut)]),
  ]
}

/** `01/01/2026 – 01/01/2027`, with the date of a cancellation. */
export function termOf({ EffectiveDate, ExpirationDate, CancelDate }: LossRunPolicy): string {
  const term = `${formatDate(EffectiveDate)} – ${formatDate(ExpirationDate)}`
  return CancelDate ? texts.lossRun.canceledTerm(term, formatDate(CancelDate)) : term
}
