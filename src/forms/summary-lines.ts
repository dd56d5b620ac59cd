import { isBlank } from '@captive/form-engine'
import type { FormStore, ShownError } from '@captive/form-engine/store'
import type { SummarizedError } from '../ui/error-summary.tsx'

/**
 * The lines of the error summary. Each names its field, with the section if two fields have the same label. A blank
 * field has no reason.
 */
export function summaryLines(store: FormStore, errors: readonly ShownError[]): SummarizedError[] {
  return errors.map(({ place, fieldId, label, section, message }) => {
    const name = section === '' ? label : `${section}, ${label}`
    return { fieldId, message: isBlank(store.value(place)) ? name : `${withColon(name)} ${message}` }
  })
}

/** Adds a colon to a label unless it ends with punctuation. */
function withColon(label: string): string {
  return /[?.:]$/.test(label) ? label : `${label}:`
}
