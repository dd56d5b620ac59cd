import type { BodyOf, contract } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'
import { readEmailAddress } from '@captive/form-engine/text'

import { plainAddress } from '../../mail/address.ts'
import { UserRefusedError } from './rules.ts'

type NewUser = BodyOf<typeof contract.createUser>

/** The texts of a user; phone and ZIP code are taken as they are written (AMB-208). */
const userForm = compileForm(
  defineForm({
    FirstName: { kind: 'textbox', label: 'First Name' },
    LastName: { kind: 'textbox', label: 'Last Name' },
    Email: { kind: 'email', label: 'Email' },
    Phone: { kind: 'tel', label: 'Phone' },
    AddressLine1: { kind: 'textbox', label: 'Address 1' },
    City: { kind: 'textbox', label: 'City' },
    State: { kind: 'textbox', label: 'State' },
    ZipCode: { kind: 'textbox', label: 'Zip Code', labelCode: 'PostalCode' },
  }),
)

/**
 * The fields of a user as they are stored: without what was pasted along with them.
 * @throws UserRefusedError when the address is none
 */
export function readUser<Fields extends Omit<NewUser, 'ClientId'>>(given: Fields): Fields {
  return { ...given, ...userForm.clean(given), Email: toEmailAddress(given.Email) }
}

/**
 * The email address of an account.
 * @throws UserRefusedError when the text gives none
 */
export function toEmailAddress(text: string): string {
  const address = readEmailAddress(text)
  if (address === null) throw new UserRefusedError('This is not an email address.')
  return plainAddress(address)
}
