import { plateDoubt, usDotDoubt, vinDoubt } from '@captive/api-client/contract'

import { Doubt } from '../../../forms/doubt.tsx'

const doubts = { VIN: vinDoubt, plate: plateDoubt, 'US DOT number': usDotDoubt } as const

export type Doubtful = keyof typeof doubts

/** Loaded with the first question that needs it. */
export function VehicleDoubt({ fieldId, what }: { fieldId: string; what: Doubtful }) {
  return <Doubt fieldId={fieldId} title={`Please check the ${what}`} doubtOf={doubts[what]} />
}
