import type { PersonalInfo } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'
import { usPhones } from '@captive/form-engine/phones'

import { firstErrorOf, type ErrorsOf } from '../../../validators/form-validators.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import { texts } from './texts.ts'

const labels = texts.report

/** Step 2 of the claim report: all fields are required, email and phone must be valid (core §5). */
export const personalInfoForm = compileForm(
  defineForm({
    company: { kind: 'textbox', label: labels.company, required: true },
    email: { kind: 'email', label: labels.email, required: true },
    phone: { kind: 'phone', label: labels.phone, required: true },
    policyNumber: { kind: 'textbox', label: labels.policyNumber, required: true },
    street: { kind: 'textbox', label: labels.street, required: true },
    city: { kind: 'textbox', label: labels.city, required: true },
    state: { kind: 'state', label: labels.state, required: true },
    zip: { kind: 'textbox', label: labels.zip, required: true },
    confirmed: { kind: 'checkbox', label: labels.confirmation, required: true },
  }),
  { phones: usPhones },
)

/** The errors of step 2. */
export const personalInfoErrors = (personalInfo: PersonalInfo) => personalInfoForm.validate(personalInfo)

/**
 * Validates step 2 and returns it with normalized texts, as it is stored.
 * @throws ClaimRefusedError naming the first invalid field
 */
export function readPersonalInfo(given: PersonalInfo, errorsOf: ErrorsOf): PersonalInfo {
  const outcome = personalInfoForm.outcome(given)
  const error = firstErrorOf(personalInfoForm, outcome, errorsOf)
  if (error !== undefined) throw new ClaimRefusedError(error)
  return { ...given, ...outcome.answers }
}
