import { claimTypeRules, type ClaimType, type PersonalInfo } from '@captive/api-client/contract'
import { compileForm, defineForm, type Answers, type Form, type LocalControl } from '@captive/form-engine'

import { optionalText } from '../../../../forms/read-answers.ts'
import { texts } from '../texts.ts'

const required = true
const { forms } = texts

/** Step 1: the claim type (WIZ-007). */
export const claimTypeForm: Form = compileForm(
  defineForm({
    claimType: {
      kind: 'radio',
      label: forms.claimType,
      required,
      options: Object.entries(claimTypeRules).map(([value, { label }]) => ({ value, label })),
    },
  }),
)

export const company = {
  kind: 'textbox',
  label: forms.company,
  required,
  autoComplete: 'organization',
} satisfies LocalControl
export const email = { kind: 'email', label: forms.email, required, autoComplete: 'email' } satisfies LocalControl
export const address = {
  street: { kind: 'textbox', label: forms.street, required, autoComplete: 'street-address' },
  city: { kind: 'textbox', label: forms.city, required, autoComplete: 'address-level2' },
  state: { kind: 'state', label: forms.state, required, autoComplete: 'address-level1' },
  zip: { kind: 'textbox', label: forms.zip, required, autoComplete: 'postal-code', help: forms.zipHelp },
} satisfies Record<string, LocalControl>

/** The email claim form. Files are optional (EML-001, AMB-149). */
export const emailClaimForm: Form = compileForm(
  defineForm({
    company,
    email,
    ...address,
    comment: { kind: 'textarea', label: forms.comment, required },
    files: { kind: 'file', label: forms.files, help: forms.filesHelp },
  }),
)

/** The chosen type; null before one is chosen. */
export function claimTypeOf(answers: Answers): ClaimType | null {
  const chosen = optionalText(answers, 'claimType')
  return chosen in claimTypeRules ? (chosen as ClaimType) : null
}

/** The answers of step 2 in the format of the contract. */
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
