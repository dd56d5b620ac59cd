import { StatusBadge } from './status-badge.tsx'
import type { Tone } from './tone.ts'

const tones = { Active: 'ok', Cancelled: 'error', Expired: 'quiet' } as const satisfies Record<string, Tone>

/** The status of a policy. An expired one needs no attention, so its badge is inconspicuous. */
export const PolicyStatusBadge = ({ status }: { status: keyof typeof tones }) => (
  <StatusBadge tone={tones[status]}>{status}</StatusBadge>
)
