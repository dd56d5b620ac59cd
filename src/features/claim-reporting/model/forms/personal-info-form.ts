import type { Policy } from '@captive/api-client/contract'
import { compileForm, defineForm, type Form, type LocalControl } from '@captive/form-engine'
import { usPhones } from '@captive/form-engine/phones'

import { formatDate } from '../../../../format/date.ts'
import { address, company, email } from './local-forms.ts'
import { texts } from '../texts.ts'

const required = true
const { forms } = texts

/**
 * Step 2 (WIZ-009, WIZ-010).
 * @param policies the options of the policy number (WIZ-019, WIZ-021)
 * @param isListed whether the policy number is chosen from a list; otherwise it is typed
 */
export function personalInfoForm(policies: readonly Policy[], isListed = policies.length > 0): Form {
  return compileForm(
    defineForm({
      company,
      email,
      phone: { kind: 'phone', label: forms.phone, required, autoComplete: 'tel', help: forms.phoneHelp },
      policyNumber: policyNumber(policies, isListed),
      ...address,
      confirmed: { kind: 'checkbox', label: forms.confirm, required },
    }),
    { phones: usPhones },
  )
}

function policyNumber(policies: readonly Policy[], isListed: boolean): LocalControl {
  const common = { label: forms.policyNumber, required, autoComplete: 'off' }
  if (!isListed) return { ...common, kind: 'textbox', help: forms.policyNumberHelp }
  return {
    ...common,
    kind: 'dropdown',
    options: policies.map((policy) => ({ value: policy.PolicyNumber, label: policyLabel(policy) })),
  }
}

/** Short enough for a phone. */
function policyLabel({ PolicyNumber, EffectiveDate, CancelDate }: Policy): string {
  return forms.policyOption(PolicyNumber, formatDate(EffectiveDate), CancelDate !== null)
}
