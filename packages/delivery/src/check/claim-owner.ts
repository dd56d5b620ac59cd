import type { KnownNames } from '../map/known-names.ts'
import type { ClaimDraft, Reason } from './claim-draft.ts'
import type { ExistingCompany, ExistingPolicy } from './existing-data.ts'
import { texts } from '../texts.ts'

/** The company and policy of a claim, or the reasons why they cannot be identified. */
export interface ClaimOwner {
  readonly company?: ExistingCompany
  readonly policy?: ExistingPolicy
  readonly reasons: readonly Omit<Reason, 'row'>[]
}

/** Finds the company and policy of a claim from its row, its group, or by company, line and loss date. */
export function findClaimOwner(draft: ClaimDraft, names: KnownNames): ClaimOwner {
  const [row] = draft.rows
  const reasons: Omit<Reason, 'row'>[] = []
  const policyText = row?.policy || draft.context.policy
  const company = companyOf(draft, names, reasons)
  if (policyText) {
    const policy = names.policy(policyText)
    if (!policy)
      return {
        ...(company && { company }),
        reasons: [...reasons, { class: 'unknown-policy', message: texts.reference.unknownPolicy(policyText) }],
      }
    const policyHolder = names.company(policy.companyId)
    if (company && policyHolder && company.id !== policyHolder.id)
      reasons.push({
        class: 'claim-of-another-company',
        message: texts.reference.policyOfOtherCompany(policy.number, policyHolder.name, company.name),
      })
    const owner = company ?? policyHolder
    return { ...(owner && { company: owner }), policy, reasons }
  }
  if (!company) {
    const isNamed = reasons.length > 0
    return {
      reasons: isNamed ? reasons : [{ class: 'missing-required', message: texts.reference.noCompanyOrPolicy }],
    }
  }
  const day = draft.days.LossDate
  if (!day) return { company, reasons }
  const policy = names.policyCovering(company.id, row?.line || undefined, day)
  if (policy) return { company, policy, reasons }
  return {
    company,
    reasons: [
      ...reasons,
      { class: 'outside-term', message: texts.claim.noPolicyOnDay(company.name, row?.line || undefined, day) },
    ],
  }
}

function companyOf(draft: ClaimDraft, names: KnownNames, reasons: Omit<Reason, 'row'>[]): ExistingCompany | undefined {
  const [row] = draft.rows
  const byCode = row?.companyCode ? names.companyByCode(row.companyCode) : undefined
  if (byCode) return byCode
  const text = row?.companyName || (row?.companyCode ?? '') || draft.context.company?.text
  if (!text) return undefined
  if (!row?.companyName && !row?.companyCode && draft.context.company?.company) return draft.context.company.company
  const match = names.companyByName(text)
  if (match.kind === 'same') return match.company
  if (match.kind === 'similar') {
    reasons.push({
      class: 'similar-company',
      message: texts.reference.similarCompany(text, match.company.name),
    })
    return match.company
  }
  reasons.push({ class: 'unknown-company', message: texts.reference.unknownCompany(text) })
  return undefined
}
