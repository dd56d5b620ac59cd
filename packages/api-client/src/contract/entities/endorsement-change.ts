import type { ControlDefinition } from '@captive/form-engine'

/** The change that adds a vehicle. The other change removes it. */
export const addVehicle = 'Add Vehicle'

/** The answers to the first question of a request. */
export const changes = [addVehicle, 'Remove Vehicle'] as const

/**
 * The name of the first question, which is also the label code of its row in the published tables. The request does not
 * ask that row again. Conditions on it use the answer of the request.
 */
export const change = 'change'

/** Whether a row of the controls represents the first question. */
export const isChange = ({ ControlLabelCode }: ControlDefinition) => ControlLabelCode === change
