import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import { toneIcons } from './tone.ts'

/** Long enough to read twice; what needs an answer is never a toast. */
const defaultDuration = 6000

function show(tone: 'ok' | 'severe', message: string, duration: number) {
  const ToneIcon = toneIcons[tone]
  notifications.show({
    message,
    'data-tone': tone,
    icon: <ToneIcon size={24} stroke={1.75} aria-hidden />,
    autoClose: duration,
    role: tone === 'severe' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close', size: 44 },
  })
}

/** `duration` in milliseconds. */
export function showSuccess(message: string, duration = defaultDuration): void {
  show('ok', message, duration)
}

/** `duration` in milliseconds. */
export function showFailure(message: string, duration = defaultDuration): void {
  show('severe', message, duration)
}

/** Where toasts appear: on a phone at the foot, so that the heading of a new page stays free. `ThemeProvider` holds it. */
export function ToastRegion() {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return <Notifications position={isPhone ? 'bottom-center' : 'top-right'} limit={3} />
}
