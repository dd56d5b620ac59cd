import { endorsementControls, vehicleTextbox, type Policy, type VehicleScheduleRow } from '@captive/api-client/contract'
import { compileForm, defineForm, type Form } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

import { formatDate } from '../../format/date.ts'

/** The form of a vehicle change on one of these policies. */
export function endorsementForm(policies: readonly Policy[]): Form {
  return compileForm(
    defineForm(
      endorsementControls(
        policies.map(({ PolicyNumber, EffectiveDate }) => ({
          value: PolicyNumber,
          label: `${PolicyNumber}, from ${formatDate(EffectiveDate)}`,
        })),
      ),
    ),
    { kinds: [vehicleTextbox] },
  )
}

const at = (key: string) => ({ key, item: null })

/** Another policy number fills the effective date in, which can be changed after that (END-006). Returns how to stop. */
export function coupleEffectiveDate(session: FormSession, policies: readonly Policy[]): () => void {
  let chosen = session.value(at('policyNumber'))
  return session.subscribe(() => {
    const before = chosen
    chosen = session.value(at('policyNumber'))
    const policy = policies.find(({ PolicyNumber }) => PolicyNumber === chosen)
    if (chosen !== before && policy) session.set('effectiveDate', policy.EffectiveDate)
  })
}

/** Fills in what the schedule knows of a vehicle. */
export function fillInVehicle(session: FormSession, vehicle: VehicleScheduleRow): void {
  const { PolicyNumber, Vehyear, Make, Model, VIN } = vehicle
  const policies = session.form.control('policyNumber')?.options ?? []
  if (policies.some(({ value }) => value === PolicyNumber)) session.set('policyNumber', PolicyNumber)
  const facts = { year: String(Vehyear), make: Make, model: Model, vin: VIN }
  for (const [key, value] of Object.entries(facts)) session.set(key, value)
}
