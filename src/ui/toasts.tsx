import { lazy, Suspense } from 'react'
import { toneIcons } from './tone.ts'

/** As many as are seen at a time. */
const limit = 3

/** Those that may still show, oldest first. */
let shown: string[] = []

/** Long enough to read twice; what needs an answer is never a toast. */
const defaultDuration = 6000

const Toasts = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }))

/** Toasts are loaded after the page, or with the first one. */
async function show(tone: 'ok' | 'error', message: string, duration: number): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  const ToneIcon = toneIcons[tone]
  for (const oldest of shown.slice(0, Math.max(0, shown.length + 1 - limit))) notifications.hide(oldest) // the newest is never queued
  const id = notifications.show({
    message,
    'data-tone': tone,
    icon: <ToneIcon size={24} stroke={1.75} aria-hidden />,
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close', size: 44 },
    onClose: () => (shown = shown.filter((one) => one !== id)),
  })
  shown = [...shown, id]
}

/** `duration` in milliseconds. */
export function showSuccess(message: string, duration = defaultDuration): void {
  void show('ok', message, duration)
}

/** `duration` in milliseconds. */
export function showFailure(message: string, duration = defaultDuration): void {
  void show('error', message, duration)
}

/** Where toasts appear: over the header, where nothing stands that is pressed next. `ThemeProvider` holds it. */
export function ToastRegion() {
  return (
    <Suspense>
      <Toasts position="top-center" limit={limit} />
    </Suspense>
  )
}
