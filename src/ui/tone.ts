import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconInfoCircle,
  IconUrgent,
  type Icon,
} from '@tabler/icons-react'

/** How something stands. Never told by hue alone: each has its own shape of icon, and a word beside it. */
export type Tone = 'ok' | 'waiting' | 'info' | 'warning' | 'severe'

export const toneIcons: Record<Tone, Icon> = {
  ok: IconCircleCheck,
  waiting: IconClock,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  severe: IconUrgent,
}
