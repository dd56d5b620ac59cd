import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { pathOf } from '../../../validators/form-validators.ts'
import { readControls, readDependencies, readDisplayValues } from '../../../reference/definitions/definition-tables.ts'
import type { ReadClaimForm } from './claim-form.ts'

/** The definitions of the claim report form, and the validator that is generated from them. */
export const formRoutes = (
  { validators }: Pick<Dependencies, 'validators'>,
  readClaimForm: ReadClaimForm,
): Implementation[] => [
  implementRead(contract.getFNOLControls, async ({ tx }) => ({ Payload: await readControls(tx) })),

  implementRead(contract.getFNOLControlDisplayValues, async ({ tx }) => ({
    Payload: await readDisplayValues(tx),
  })),

  implementRead(contract.getFNOLControlDependencies, async ({ tx }) => ({
    Payload: await readDependencies(tx),
  })),

  implement(contract.getFNOLValidator, async ({ query, inTransaction }) => {
    const form = await inTransaction((tx) => readClaimForm(tx, query.ClaimType))
    return { Payload: pathOf(await validators.publish(form)) }
  }),
]
