import { Notifications, notifications } from '@mantine/notifications'
import { toneIcons } from './tone.ts'

/** Long enough to read twice; what needs an answer is never a toast. */
const defaultDuration = 6000

function show(tone: 'ok' | 'error', message: string, duration: number) {
  const ToneIcon = toneIcons[tone]
  notifications.show({
    message,
    'data-tone': tone,
    icon: <ToneIcon size={24} stroke={1.75} aria-hidden />,
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close', size: 44 },
  })
}

/** `duration` in milliseconds. */
export function showSuccess(message: string, duration = defaultDuration): void {
  show('ok', message, duration)
}

/** `duration` in milliseconds. */
export function showFailure(message: string, duration = defaultDuration): void {
  show('error', message, duration)
}

/** Where toasts appear: over the header, where nothing stands that is pressed next. `ThemeProvider` holds it. */
export function ToastRegion() {
  return <Notifications position="top-center" limit={3} />
}
