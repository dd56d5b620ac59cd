import type { KnownNames } from '../map/known-names.ts'
import type { ClaimDraft, Reason } from './claim-draft.ts'
import type { ExistingCompany, ExistingPolicy } from './existing-data.ts'

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
        reasons: [...reasons, { class: 'unknown-policy', message: `The portal has no policy ${policyText}.` }],
      }
    const policyHolder = names.company(policy.companyId)
    if (company && policyHolder && company.id !== policyHolder.id)
      reasons.push({
        class: 'claim-of-another-company',
        message: `Policy ${policy.number} belongs to ${policyHolder.name}, but the row names ${company.name}.`,
      })
    const owner = company ?? policyHolder
    return { ...(owner && { company: owner }), policy, reasons }
  }
  if (!company) {
    const isNamed = reasons.length > 0
    return {
      reasons: isNamed
        ? reasons
        : [{ class: 'missing-required', message: 'The row names neither a policy nor a company.' }],
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
      { class: 'outside-term', message: `No policy for ${company.name} covers ${row?.line || 'this line'} on ${day}.` },
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
      message: `The portal has no company “${text}”. The name is similar to ${match.company.name}.`,
    })
    return match.company
  }
  reasons.push({ class: 'unknown-company', message: `The portal has no company “${text}”.` })
  return undefined
}
