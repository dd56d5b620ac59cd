import type { ClaimSubmission } from '@captive/api-client/contract'
import { readSubmission, type FieldError, type Form, type Outcome } from '@captive/form-engine'
import { CLAIM_LISTS, claimLists } from '@captive/form-engine/claim'

import type { ErrorsOf } from '../../../validators/form-validators.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { excessOf } from '../report/form-capacity.ts'
import { texts } from '../report/texts.ts'

const { formChanged } = texts.refusals

/**
 * Validates the answers of a submission with the compiled form that the portal showed.
 * @throws ClaimRefusedError for a value that is unknown, hidden, in the wrong list, invalid or missing
 */
export function validateAnswers(form: Form<number>, submission: ClaimSubmission, errorsOf: ErrorsOf): Outcome<number> {
  const values = claimLists.flatMap((list) => submission[list])
  const characters = values.reduce((sum, { DataValue }) => sum + DataValue.length, 0)
  const excess = excessOf(form, { answers: values.length, characters })
  if (excess !== undefined) throw new ClaimRefusedError(excess)
  for (const list of claimLists) {
    for (const { ControlsRecId } of submission[list]) {
      const control = form.control(form.keyOf(ControlsRecId))
      if (control?.block !== CLAIM_LISTS[list])
        throw new ClaimRefusedError(formChanged(texts.refusals.control(ControlsRecId)))
    }
  }
  const { unexpected, outcome } = readSubmission(form, values)
  const [first] = unexpected.length > 0 ? unexpected : errorsOf(form, outcome)
  if (first) throw new ClaimRefusedError(sentence(form, first))
  return outcome
}

function sentence(form: Form, error: FieldError): string {
  const label = form.control(error.key)?.label ?? error.key
  switch (error.code) {
    case 'unknown-control':
    case 'hidden-control':
    case 'doubled-value':
    case 'misplaced-value':
    case 'calculated-value':
    case 'option':
      return formChanged(label)
    default:
      return `${label}: ${error.message}`
  }
}
