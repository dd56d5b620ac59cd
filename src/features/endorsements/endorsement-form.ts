import {
  endorsementDefinitions,
  vehicleTextbox,
  type DefinitionTables,
  type Policy,
  type VehicleScheduleRow,
} from '@captive/api-client/contract'
import { compileForm, type Form } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'

import { formatDate } from '../../format/date.ts'
import { texts } from './texts.ts'

/**
 * The vehicle change form.
 * @param policies the options for the policy number
 * @param questions the additional questions of the program, or null
 */
export function endorsementForm(policies: readonly Policy[], questions: DefinitionTables | null = null): Form {
  const choices = policies.map(({ PolicyNumber, EffectiveDate }) => ({
    value: PolicyNumber,
    label: texts.form.policy(PolicyNumber, formatDate(EffectiveDate)),
  }))
  return compileForm(endorsementDefinitions(choices, questions), { kinds: [vehicleTextbox] })
}

const fieldRef = (key: string) => ({ key, item: null })

/** Fills in the effective date when the policy number changes (END-006). Returns a function that unsubscribes. */
export function coupleEffectiveDate(store: FormStore, policies: readonly Policy[]): () => void {
  let chosen = store.value(fieldRef('policyNumber'))
  return store.subscribe(() => {
    const before = chosen
    chosen = store.value(fieldRef('policyNumber'))
    const policy = policies.find(({ PolicyNumber }) => PolicyNumber === chosen)
    if (chosen !== before && policy) store.set('effectiveDate', policy.EffectiveDate)
  })
}

/** Fills in the data of a vehicle from the schedule. */
export function fillInVehicle(store: FormStore, vehicle: VehicleScheduleRow): void {
  const { PolicyNumber, Vehyear, Make, Model, VIN } = vehicle
  const policies = store.form.control('policyNumber')?.options ?? []
  if (policies.some(({ value }) => value === PolicyNumber)) store.set('policyNumber', PolicyNumber)
  const facts = { year: String(Vehyear), make: Make, model: Model, vin: VIN }
  for (const [key, value] of Object.entries(facts)) store.set(key, value)
}
