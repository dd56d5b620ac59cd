import type { Policy } from '@captive/api-client/contract'
import { compileForm, defineForm, type Form, type LocalControl } from '@captive/form-engine'
import { usPhones } from '@captive/form-engine/phones'

import { formatDate } from '../../../format/date.ts'
import { address, company, email } from '../local-forms.ts'
import { messages } from '../messages.ts'

const required = true

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
    { phones: usPhones },
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
