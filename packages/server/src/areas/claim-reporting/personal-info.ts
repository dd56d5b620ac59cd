import type { PersonalInfo } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'

import { ClaimRefusedError } from './claim-refused-error.ts'

/** Step 2 of the wizard as the server judges it: all fields filled, e-mail and phone valid (core §5). */
const personalInfoForm = compileForm(
  defineForm({
    company: { kind: 'textbox', label: 'Company', required: true },
    email: { kind: 'email', label: 'Email', required: true },
    phone: { kind: 'phone', label: 'Phone', required: true },
    policyNumber: { kind: 'textbox', label: 'Policy number', required: true },
    street: { kind: 'textbox', label: 'Street', required: true },
    city: { kind: 'textbox', label: 'City', required: true },
    state: { kind: 'state', label: 'State', required: true },
    zip: { kind: 'textbox', label: 'Zip', required: true },
    confirmed: { kind: 'checkbox', label: 'Confirmation', required: true },
  }),
)

/** What is missing in step 2, or wrong. */
export const personalInfoErrors = (personalInfo: PersonalInfo) => personalInfoForm.validate(personalInfo)

/**
 * Step 2 as it is stored: without what was pasted along with its answers.
 * @throws ClaimRefusedError naming the first field that does not hold
 */
export function readPersonalInfo(given: PersonalInfo): PersonalInfo {
  const [first] = personalInfoErrors(given)
  if (first) throw new ClaimRefusedError(`${personalInfoForm.control(first.key)?.label}: ${first.message}`)
  return { ...given, ...personalInfoForm.clean(given) }
}
