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
 * The tone of a status. Each tone has its own icon in addition to its color, and is shown with a word. `severe` is only
 * for severe losses. `warning` also marks missing data, `waiting` marks work in progress, and `quiet` marks a status
 * that needs no attention.
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
