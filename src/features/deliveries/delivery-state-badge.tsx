import type { Delivery } from '@captive/api-client/contract'

import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { texts } from './texts.ts'

/** Only a waiting delivery needs a decision, so only it is a warning. */
const tones: Record<Delivery['State'], Tone> = {
  waiting: 'warning',
  applied: 'ok',
  refused: 'error',
  discarded: 'quiet',
  'taken back': 'quiet',
}

export function DeliveryStateBadge({ state }: { state: Delivery['State'] }) {
  return <StatusBadge tone={tones[state]}>{texts.states[state]}</StatusBadge>
}
