import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconInfoCircle,
  IconUrgent,
  type Icon,
} from '@tabler/icons-react'

/**
 * How something stands. Never told by hue alone: each has its own shape of icon, and a word beside it. `severe`, red with
 * the siren, is a severe loss and nothing else; what failed or is missing is an `error`.
 */
export type Tone = 'ok' | 'waiting' | 'info' | 'warning' | 'error' | 'severe'

export const toneIcons: Record<Tone, Icon> = {
  ok: IconCircleCheck,
  waiting: IconClock,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  severe: IconUrgent,
}
