import { StatusBadge } from './status-badge.tsx'
import type { Tone } from './tone.ts'

const tones = { Active: 'ok', Cancelled: 'error', Expired: 'info' } as const satisfies Record<string, Tone>

/** Whether a policy is in force. */
export const PolicyStatusBadge = ({ status }: { status: keyof typeof tones }) => (
  <StatusBadge tone={tones[status]}>{status}</StatusBadge>
)
