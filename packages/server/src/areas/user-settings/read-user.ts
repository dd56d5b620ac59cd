import type { BodyOf, contract } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'
import { readEmailAddress } from '@captive/form-engine/text'

import { plainAddress } from '../../mail/address.ts'
import { firstErrorOf, type ErrorsOf } from '../../validators/form-validators.ts'
import { UserRefusedError } from './rules.ts'
import { texts } from './texts.ts'

type NewUser = BodyOf<typeof contract.createUser>

/** The fields of a user. Phone and ZIP code are stored as typed (AMB-208). */
export const userForm = compileForm(
  defineForm({
    FirstName: { kind: 'textbox', label: texts.labels.firstName },
    LastName: { kind: 'textbox', label: texts.labels.lastName },
    Email: { kind: 'email', label: texts.labels.email },
    Phone: { kind: 'tel', label: texts.labels.phone },
    AddressLine1: { kind: 'textbox', label: texts.labels.address },
    City: { kind: 'textbox', label: texts.labels.city },
    State: { kind: 'textbox', label: texts.labels.state },
    ZipCode: { kind: 'textbox', label: texts.labels.zip, labelCode: 'PostalCode' },
  }),
)

/**
 * The fields of a user with normalized text, as they are stored.
 * @throws UserRefusedError when a field is invalid
 */
export function readUser<Fields extends Omit<NewUser, 'ClientId'>>(given: Fields, errorsOf: ErrorsOf): Fields {
  const Email = toEmailAddress(given.Email)
  const outcome = userForm.outcome({ ...given, Email })
  const error = firstErrorOf(userForm, outcome, errorsOf)
  if (error !== undefined) throw new UserRefusedError(error)
  return { ...given, ...outcome.answers, Email }
}

/**
 * The email address of an account.
 * @throws UserRefusedError when the text contains no valid address
 */
export function toEmailAddress(text: string): string {
  const address = readEmailAddress(text)
  if (address === null) throw new UserRefusedError(texts.notAnAddress)
  return plainAddress(address)
}
