import { isBlank } from '@captive/form-engine'
import type { FormSession, ShownError } from '@captive/form-engine/session'
import type { SummarizedError } from '../ui/error-summary.tsx'

/**
 * Errors of a form as lines of the error summary. Each names its field, with its section where two fields have
 * one name; a blank field needs no reason.
 */
export function summaryLines(session: FormSession, errors: readonly ShownError[]): SummarizedError[] {
  return errors.map(({ place, fieldId, label, section, message }) => {
    const name = section === '' ? label : `${section}, ${label}`
    return { fieldId, message: isBlank(session.value(place)) ? name : `${ended(name)} ${message}` }
  })
}

/** A label that asks needs no colon after it. */
function ended(label: string): string {
  return /[?.:]$/.test(label) ? label : `${label}:`
}
