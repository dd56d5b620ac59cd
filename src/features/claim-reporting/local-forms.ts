import { claimTypeRules, type ClaimType, type PersonalInfo, type Policy } from '@captive/api-client/contract'
import { compileForm, defineForm, type Answers, type Form, type LocalControl } from '@captive/form-engine'

import { formatDate } from '../../format/date.ts'
import { messages } from './messages.ts'

const required = true

/** Step 1: which kind of claim (WIZ-007). */
export const claimTypeForm: Form = compileForm(
  defineForm({
    claimType: {
      kind: 'radio',
      label: 'What kind of claim is it?',
      required,
      options: Object.entries(claimTypeRules).map(([value, { label }]) => ({ value, label })),
    },
  }),
)

const company = { kind: 'textbox', label: 'Company', required, autoComplete: 'organization' } satisfies LocalControl
const email = { kind: 'email', label: 'Email', required, autoComplete: 'email' } satisfies LocalControl
const address = {
  street: { kind: 'textbox', label: 'Street', required, autoComplete: 'street-address' },
  city: { kind: 'textbox', label: 'City', required, autoComplete: 'address-level2' },
  state: { kind: 'state', label: 'State', required, autoComplete: 'address-level1' },
  zip: { kind: 'textbox', label: 'ZIP code', required, autoComplete: 'postal-code', help: 'Like 48201.' },
} satisfies Record<string, LocalControl>

/**
 * Step 2 (WIZ-009, WIZ-010).
 * @param policies what the policy number is chosen from; it is typed where there are none (WIZ-019, WIZ-021)
 */
export function personalInfoForm(policies: readonly Policy[]): Form {
  return compileForm(
    defineForm({
      company,
      email,
      phone: { kind: 'phone', label: 'Mobile phone', required, autoComplete: 'tel', help: 'Like 313-555-0142.' },
      policyNumber: policyNumber(policies),
      ...address,
      confirmed: { kind: 'checkbox', label: messages.confirmLabel, required },
    }),
  )
}

function policyNumber(policies: readonly Policy[]): LocalControl {
  const common = { label: 'Policy number', required, autoComplete: 'off' }
  if (policies.length === 0)
    return { ...common, kind: 'textbox', help: 'As it stands on your policy or insurance card.' }
  return {
    ...common,
    kind: 'dropdown',
    options: policies.map((policy) => ({ value: policy.PolicyNumber, label: policyLabel(policy) })),
  }
}

/** Short enough for a phone. */
function policyLabel({ PolicyNumber, EffectiveDate, CancelDate }: Policy): string {
  return `${PolicyNumber}, from ${formatDate(EffectiveDate)}${CancelDate === null ? '' : ', cancelled'}`
}

/** The claim by e-mail; files beside what Send needs (EML-001, AMB-149). */
export const emailClaimForm: Form = compileForm(
  defineForm({
    company,
    email,
    ...address,
    comment: { kind: 'textarea', label: 'What happened?', required },
    files: { kind: 'file', label: 'Photos and documents', help: 'If you have any. You can send more later.' },
  }),
)

/** The answer under a name as text; blank where there is none. */
export function textOf(answers: Answers, name: string): string {
  const answer = answers[name]
  return typeof answer === 'string' ? answer.trim() : ''
}

/** The chosen type, or null while none is. */
export function claimTypeOf(answers: Answers): ClaimType | null {
  const chosen = textOf(answers, 'claimType')
  return chosen in claimTypeRules ? (chosen as ClaimType) : null
}

/** Answers of step 2 as the claim carries them. */
export function toPersonalInfo(answers: Answers): PersonalInfo {
  return {
    company: textOf(answers, 'company'),
    email: textOf(answers, 'email'),
    phone: textOf(answers, 'phone'),
    policyNumber: textOf(answers, 'policyNumber'),
    street: textOf(answers, 'street'),
    city: textOf(answers, 'city'),
    state: textOf(answers, 'state'),
    zip: textOf(answers, 'zip'),
    confirmed: answers['confirmed'] === true,
  }
}
