import { isBlank } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

/** Who reports, as far as a claim form asks for it again. */
export interface Reporter {
  firstName: string
  lastName: string
  phone: string
  company: string
}

/** Fills in who reports wherever a form asks for it again and nothing stands there yet, by label code (AMB-114). */
export function fillReporter(loss: FormSession, { firstName, lastName, phone, company }: Reporter): void {
  const known = new Map([
    ['ContactFirstName', firstName],
    ['ContactLastName', lastName],
    ['Phone', phone],
    ['Company', company],
  ])
  for (const { key, labelCode, repeatedIn } of loss.form.controls) {
    const value = repeatedIn === null ? known.get(labelCode) : undefined
    if (value && isBlank(loss.answers()[key])) loss.set(key, value)
  }
}
