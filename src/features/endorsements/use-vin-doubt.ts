import { vinDoubt } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'
import { useState, type FocusEvent } from 'react'

/**
 * What is doubtful about the VIN that a form asks for under `vin`, once its field was left and until it is changed. It
 * bars nothing.
 */
export function useVinDoubt(session: FormSession, vin: unknown) {
  const [left, setLeft] = useState<unknown>()
  const place = { key: 'vin', item: null }
  return {
    doubt: typeof vin === 'string' && left === vin ? vinDoubt(vin) : null,
    /** For whatever is around the form. */
    onBlur: (event: FocusEvent) => {
      if (event.target.id === session.fieldId(place)) setLeft(session.answers()['vin'])
    },
  }
}
