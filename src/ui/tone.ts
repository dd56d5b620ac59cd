import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconInfoCircle,
  IconUrgent,
  type Icon,
} from '@tabler/icons-react'

/**
 * The tone of a status. Each tone has its own icon besides its color, and comes with a word. `severe` is for severe
 * losses only. `warning` also marks what is missing, `waiting` what is under way, and `quiet` what needs no attention.
 */
export type Tone = 'ok' | 'quiet' | 'waiting' | 'info' | 'warning' | 'error' | 'severe'

export const toneIcons: Record<Tone, Icon> = {
  ok: IconCircleCheck,
  quiet: IconCircleMinus,
  waiting: IconClock,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  severe: IconUrgent,
}
