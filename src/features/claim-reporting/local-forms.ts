import { claimTypeRules, type ClaimType, type PersonalInfo } from '@captive/api-client/contract'
import { compileForm, defineForm, type Answers, type Form, type LocalControl } from '@captive/form-engine'

import { optionalText } from '../../forms/read-answers.ts'

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

export const company = {
  kind: 'textbox',
  label: 'Company',
  required,
  autoComplete: 'organization',
} satisfies LocalControl
export const email = { kind: 'email', label: 'Email', required, autoComplete: 'email' } satisfies LocalControl
export const address = {
  street: { kind: 'textbox', label: 'Street', required, autoComplete: 'street-address' },
  city: { kind: 'textbox', label: 'City', required, autoComplete: 'address-level2' },
  state: { kind: 'state', label: 'State', required, autoComplete: 'address-level1' },
  zip: { kind: 'textbox', label: 'ZIP code', required, autoComplete: 'postal-code', help: 'Like 48201.' },
} satisfies Record<string, LocalControl>

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

/** The chosen type, or null while none is. */
export function claimTypeOf(answers: Answers): ClaimType | null {
  const chosen = optionalText(answers, 'claimType')
  return chosen in claimTypeRules ? (chosen as ClaimType) : null
}

/** Answers of step 2 as the claim carries them. */
export function toPersonalInfo(answers: Answers): PersonalInfo {
  return {
    company: optionalText(answers, 'company'),
    email: optionalText(answers, 'email'),
    phone: optionalText(answers, 'phone'),
    policyNumber: optionalText(answers, 'policyNumber'),
    street: optionalText(answers, 'street'),
    city: optionalText(answers, 'city'),
    state: optionalText(answers, 'state'),
    zip: optionalText(answers, 'zip'),
    confirmed: answers['confirmed'] === true,
  }
}
