import { lineKey } from '../kinds/claim-words.ts'
import { claimAmounts, claimDays, claimTexts, type Claim, type ClaimAmount } from '../kinds/claim.ts'
import type { Day } from '../read/cells.ts'
import { doubts, refusals, type Doubt, type Finding, type Refusal } from '../report.ts'
import { totalOf, type Conventions } from '../map/conventions.ts'
import type { KnownNames } from '../map/known-names.ts'
import { cents, isSameAmount } from '../values/amount.ts'
import { daysInOrder, type ClaimDraft, type Reason } from './claim-draft.ts'
import { findClaimOwner, type ClaimOwner } from './claim-owner.ts'
import type { ExistingClaim, ExistingPolicy } from './existing-data.ts'
import { texts } from '../texts.ts'

/** An accepted claim of a delivery. Doubtful claims are included only if a staff user accepted them. */
export interface CheckedClaim {
  readonly verdict: 'new' | 'changed' | 'unchanged'
  /** The complete claim after the delivery. Fields that the file does not have keep the portal's values. */
  readonly claim: Claim
  readonly companyId: number
  readonly policyId: number
  /** The confirmation number of the report that became this claim, from the file; null if the file has none. */
  readonly confirmationNumber: string | null
  /** The claim before the delivery; null if it is new. */
  readonly before: ExistingClaim | null
}

export interface CheckResult {
  readonly refused?: Finding<Refusal>
  readonly doubtful?: Finding<Doubt>
  readonly claim?: CheckedClaim
  /** The company and line of the claim. Only such companies and lines are searched for missing claims. */
  readonly covers?: { readonly companyId: number; readonly line: string }
}

export interface CheckOptions {
  readonly names: KnownNames
  readonly conventions: Conventions
  readonly asOf: Day | null
  readonly source: string | null
  /** Restores lost leading zeros. Claims are looked up by the result. */
  readonly numberOf: (written: string) => { readonly number: string; readonly isRepaired: boolean }
  readonly existingClaim: (number: string) => ExistingClaim | undefined
  readonly accepted: ReadonlySet<string>
}

const classes: readonly (Refusal | Doubt)[] = [...refusals, ...doubts]
const isRefusal = (name: Refusal | Doubt): name is Refusal => (refusals as readonly string[]).includes(name)

/** Checks one claim against the portal's data. The first reason in the order of the classes decides. */
export function checkClaim(draft: ClaimDraft, options: CheckOptions): CheckResult {
  const [row] = draft.rows
  if (!row) throw new TypeError('A claim has at least one row.')
  const { number } = options.numberOf(row.number)
  const isRepaired = draft.rows.some((one) => options.numberOf(one.number).isRepaired)
  const before = options.existingClaim(number) ?? null
  const owner = findClaimOwner(draft, options.names)
  const reasons = [
    ...draft.reasons,
    ...owner.reasons,
    ...reasonsOfExisting(before, owner, options),
    ...reasonsOfDays(draft, owner, options.asOf),
    ...reasonsOfSum(draft, options.conventions),
    ...(isRepaired
      ? [
          {
            class: 'repaired-number',
            message: texts.claim.repairedNumber(number),
          } as const,
        ]
      : []),
  ].map((reason) => ({ row: row.row, ...reason }))
  const covers = owner.company && owner.policy && { companyId: owner.company.id, line: owner.policy.line }
  const first = firstOf(reasons)
  const at = first && { row: first.row, ...(row.sheet && { sheet: row.sheet }), claim: number, message: first.message }
  if (first && at && isRefusal(first.class))
    return { refused: { ...at, class: first.class }, ...(covers && { covers }) }
  const doubtful = first && at && !isRefusal(first.class) ? { ...at, class: first.class } : undefined
  const isWaiting = doubtful && !options.accepted.has(number)
  return {
    ...(doubtful && { doubtful }),
    ...(covers && { covers }),
    ...(!isWaiting &&
      owner.company &&
      owner.policy && {
        claim: accept(draft, number, before, { company: owner.company, policy: owner.policy }, options),
      }),
  }
}

function firstOf(reasons: readonly Reason[]): Reason | undefined {
  return reasons.toSorted((one, other) => classes.indexOf(one.class) - classes.indexOf(other.class))[0]
}

type RowlessReason = Omit<Reason, 'row'>

function reasonsOfExisting(
  before: ExistingClaim | null,
  { company }: ClaimOwner,
  { asOf, names }: CheckOptions,
): RowlessReason[] {
  if (!before) return []
  if (company && before.companyId !== company.id)
    return [
      {
        class: 'claim-of-another-company',
        message: texts.claim.otherCompany(names.company(before.companyId)?.name, company.name),
      },
    ]
  if (asOf === null || asOf >= before.ValuationDate) return []
  return [
    {
      class: 'older-valuation',
      message: texts.claim.olderValuation(before.ValuationDate, asOf),
    },
  ]
}

function reasonsOfDays({ days }: ClaimDraft, { policy }: ClaimOwner, asOf: Day | null): RowlessReason[] {
  const reasons: RowlessReason[] = []
  const loss = days.LossDate
  if (loss && policy && (loss < policy.effective || loss >= policy.expiration))
    reasons.push({
      class: 'outside-term',
      message: texts.claim.outsideTerm(loss, policy.number, policy.effective, policy.expiration),
    })
  const inOrder = daysInOrder(days)
  const isOutOfOrder = inOrder.some((day, index) => day < (inOrder[index - 1] ?? day) || (asOf !== null && day > asOf))
  if (isOutOfOrder)
    reasons.push({
      class: 'dates-out-of-order',
      message: texts.claim.datesOutOfOrder(inOrder),
    })
  return reasons
}

function reasonsOfSum({ amounts, hasTotal }: ClaimDraft, conventions: Conventions): RowlessReason[] {
  const total = amounts.TotalIncurred
  const hasParts = amounts.LossPaid !== undefined || amounts.LossReserve !== undefined
  if (total === undefined || !hasTotal || !hasParts) return []
  const sum = totalOf(amounts, conventions)
  if (isSameAmount(total, sum)) return []
  return [{ class: 'sum-differs', message: texts.claim.wrongSum(total, sum) }]
}

function accept(
  draft: ClaimDraft,
  number: string,
  before: ExistingClaim | null,
  { company, policy }: Required<Pick<ClaimOwner, 'company' | 'policy'>>,
  { asOf, source, conventions }: CheckOptions,
): CheckedClaim {
  const newValues = {
    ...draft.texts,
    ...draft.days,
    ...toPortalAmounts(draft.amounts, conventions, hasMedical(policy, before)),
  }
  const kept: Omit<Claim, 'ClaimNumber' | 'PolicyNumber' | 'ValuationDate' | 'SourceNm'> = before ?? blankClaim
  const claim: Claim = {
    ...pick(kept),
    ...newValues,
    ClaimNumber: before?.ClaimNumber ?? number,
    PolicyNumber: policy.number,
    ValuationDate: asOf ?? before?.ValuationDate ?? '',
    SourceNm: source ?? before?.SourceNm ?? '',
  }
  const claimWithTotal = { ...claim, TotalIncurred: incurredOf(claim) }
  const verdict = before === null ? 'new' : isUnchanged(claimWithTotal, before) ? 'unchanged' : 'changed'
  const confirmationNumber = draft.rows.find(({ report }) => report !== '')?.report ?? null
  return { verdict, claim: claimWithTotal, companyId: company.id, policyId: policy.id, confirmationNumber, before }
}

const valueFields = [...claimTexts, ...claimDays, ...claimAmounts] as const
const blankClaim = Object.fromEntries(valueFields.map((field) => [field, null])) as Pick<
  Claim,
  (typeof valueFields)[number]
>
const pick = (claim: Pick<Claim, (typeof valueFields)[number]>) =>
  Object.fromEntries(valueFields.map((field) => [field, claim[field]])) as Pick<Claim, (typeof valueFields)[number]>

/** Paid and reserved amounts of loss and expense, less recoveries. */
const incurredOf = (claim: Claim) =>
  cents(
    (claim.LossPaid ?? 0) +
      (claim.LossReserve ?? 0) +
      (claim.ExpensePaid ?? 0) +
      (claim.ExpenseReserve ?? 0) -
      (claim.Recovery ?? 0),
  )

/** Converts amounts to the portal's convention: expense includes medical. Lines without medical leave it blank. */
function toPortalAmounts(
  amounts: ClaimDraft['amounts'],
  { medical }: Conventions,
  hasMedical: boolean,
): Partial<Record<ClaimAmount, number | null>> {
  const converted: Partial<Record<ClaimAmount, number | null>> = { ...amounts }
  if (medical === 'separate' && amounts.ExpensePaid === undefined && amounts.ExpenseReserve === undefined) {
    converted.ExpensePaid = cents((amounts.MedPaidAmt ?? 0) + (amounts.ExpExclMedPaidAmt ?? 0))
    converted.ExpenseReserve = cents((amounts.MedReserveAmt ?? 0) + (amounts.ExpExclMedReserveAmt ?? 0))
  }
  if (!hasMedical) for (const field of medicalAmounts) if (converted[field] === 0) converted[field] = null
  return converted
}

const medicalAmounts = ['MedPaidAmt', 'MedReserveAmt', 'ExpExclMedPaidAmt', 'ExpExclMedReserveAmt'] as const

const hasMedical = ({ line }: ExistingPolicy, before: ExistingClaim | null) =>
  lineKey(line) === 'workers compensation' || medicalAmounts.some((field) => (before?.[field] ?? null) !== null)

function isUnchanged(claim: Claim, before: ExistingClaim): boolean {
  const hasAmounts = claimAmounts.every((field) => isSameAmount(claim[field], before[field]))
  const hasValues = [...claimTexts, ...claimDays].every((field) => plain(claim[field]) === plain(before[field]))
  return hasAmounts && hasValues && claim.PolicyNumber === before.PolicyNumber
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
