import { sumClaims, type Address, type Claim, type Policy } from '@captive/api-client/contract'

import { formatDate, formatLongDate } from '../../pdf/format.ts'

/** What a loss run shows of a claim, and no more: it leaves the house. */
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

/** A company's claims, policy by policy, as somebody outside would read them. */
export interface LossRun {
  insured: { name: string; address: Address; program: string | null }
  policies: readonly LossRunPolicy[]
  /** Numbers of policies that were asked for and took effect before `since`. */
  leftOut: readonly string[]
  /** The first day a policy may have taken effect on, yyyy-MM-dd (AMB-089). */
  since: string
  /** yyyy-MM-dd */
  preparedOn: string
}

/** The amounts of a claim in the order reports show them. */
export const amounts = [
  { name: 'LossPaid', title: 'Loss paid' },
  { name: 'LossReserve', title: 'Loss reserve' },
  { name: 'ExpensePaid', title: 'Expense paid' },
  { name: 'ExpenseReserve', title: 'Expense reserve' },
  { name: 'Recovery', title: 'Recovery' },
  { name: 'TotalIncurred', title: 'Total incurred' },
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

/** The tabs of the claims screen in their order (core §2 "Claims"); other lines follow by name. */
const lineOrder = ['Commercial Auto', 'General Liability', 'Workers Compensation', 'Excess']

/** The policies by line of business, each line's newest first. */
export function linesOf({ policies }: LossRun): Line[] {
  const others = policies.map(({ LOB }) => LOB).toSorted()
  return [...new Set([...lineOrder, ...others])].flatMap((name) => {
    const ofLine = policies
      .filter(({ LOB }) => LOB === name)
      .toSorted((a, b) => b.EffectiveDate.localeCompare(a.EffectiveDate))
    return ofLine.length === 0 ? [] : [{ name, policies: ofLine, claims: claimsOf(ofLine) }]
  })
}

/** The claims of all policies of a loss run, in its order. */
export const claimsOf = (policies: readonly LossRunPolicy[]): LossRunClaim[] => policies.flatMap(({ claims }) => claims)

/** The days on which the amounts were valued, first and last; the day of the report where there are no claims. */
export function valuationOf({ policies, preparedOn }: LossRun): { first: string; last: string } {
  const dates = claimsOf(policies)
    .map(({ ValuationDate }) => ValuationDate)
    .toSorted()
  return { first: dates[0] ?? preparedOn, last: dates.at(-1) ?? preparedOn }
}

/** Address and program of the insured, on one line. */
export function placeOf({ insured: { address, program } }: LossRun): string {
  const place = `${address.Line1}, ${address.City}, ${address.State} ${address.ZipCode}`
  return program ? `${place} · ${program}` : place
}

/** What a reader has to know besides the numbers, in sentences. */
export function remarksOn(run: LossRun): string[] {
  const { first, last } = valuationOf(run)
  return [
    'Amounts are in US dollars. Total incurred is paid and reserved, loss and expense, less recovery.',
    ...(first === last ? [] : [`Some claims were last valued earlier, the earliest on ${formatLongDate(first)}.`]),
    ...(run.leftOut.length === 0
      ? []
      : [`Policies that took effect before ${formatLongDate(run.since)} are not included: ${run.leftOut.join(', ')}.`]),
  ]
}

/** `01/01/2026 – 01/01/2027`, with the day of a cancellation. */
export function termOf({ EffectiveDate, ExpirationDate, CancelDate }: LossRunPolicy): string {
  const term = `${formatDate(EffectiveDate)} – ${formatDate(ExpirationDate)}`
  return CancelDate ? `${term}, cancelled ${formatDate(CancelDate)}` : term
}
