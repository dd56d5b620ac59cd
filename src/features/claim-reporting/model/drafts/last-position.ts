import { inTab } from '../../../../stored-keys.ts'
import type { StepNumber } from '../report/steps.ts'

/** The user's position in a report. */
export interface LastPosition {
  step: StepNumber
  draftId: string
  /** The element id of the field that last had the focus; null before the first focus. */
  fieldId: string | null
}

const storedIn = (clientId: number) => inTab('report-place', clientId)

/** The position before a reload of this tab; null if no report was open. */
export function readLastPosition(clientId: number): LastPosition | null {
  const stored = storedIn(clientId).read()
  return stored === null ? null : (JSON.parse(stored) as LastPosition) // only this file writes it
}

export function storeLastPosition(clientId: number, position: LastPosition | null): void {
  if (position === null) storedIn(clientId).remove()
  else storedIn(clientId).write(JSON.stringify(position))
}
