import type { ClaimSubmission } from '@captive/api-client/contract'
import { readSubmission, type Answers, type FieldError, type Form } from '@captive/form-engine'
import { CLAIM_BLOCKS } from '@captive/form-engine/claim'

import { ClaimRefusedError } from './claim-refused-error.ts'
import { excessOf } from './form-capacity.ts'

/** Which list of a submission carries the values of which block (AMB-111). */
const BLOCK_OF_LIST = {
  lossInfoValues: CLAIM_BLOCKS.lossInfo,
  additionalInfoValues: CLAIM_BLOCKS.auto,
  otherVehicleValues: CLAIM_BLOCKS.otherVehicle,
  additionalInfo_WCValues: CLAIM_BLOCKS.workersCompensation,
} as const

/**
 * The answers that a submission carries, judged by the same compiled form that the portal showed.
 * @throws ClaimRefusedError for a value that is unknown, hidden, in the wrong list or invalid, or that is missing
 */
export function claimAnswers(form: Form, submission: ClaimSubmission): Answers {
  const values = Object.keys(BLOCK_OF_LIST).flatMap((list) => submission[list as keyof typeof BLOCK_OF_LIST])
  const characters = values.reduce((sum, { DataValue }) => sum + DataValue.length, 0)
  const excess = excessOf(form, { answers: values.length, characters })
  if (excess !== undefined) throw new ClaimRefusedError(excess)
  for (const [list, block] of Object.entries(BLOCK_OF_LIST)) {
    for (const { ControlsRecId } of submission[list as keyof typeof BLOCK_OF_LIST]) {
      const control = form.control(form.keyOf(ControlsRecId))
      if (control?.block !== block) throw new ClaimRefusedError(outdated(`Control ${ControlsRecId}`))
    }
  }
  const { answers, errors } = readSubmission(form, values)
  const [first] = errors
  if (first) throw new ClaimRefusedError(sentence(form, first))
  return answers
}

function sentence(form: Form, error: FieldError): string {
  const label = form.control(error.key)?.label ?? error.key
  switch (error.code) {
    case 'unknown-control':
    case 'hidden-control':
    case 'doubled-value':
    case 'misplaced-value':
    case 'option':
      return outdated(label)
    default:
      return `${label}: ${error.message}`
  }
}

const outdated = (label: string) =>
  `${label} is not asked in this way any more: the form has changed. Open the report again; your answers are kept.`
