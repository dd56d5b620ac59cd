import { lazy, Suspense } from 'react'
import { texts } from './texts.ts'
import { toneIcons } from './tone.ts'

/** The most visible toasts. */
const limit = 3

type Tone = 'ok' | 'error'

/** The toasts that may be visible, oldest first. */
let shown: { id: string; tone: Tone }[] = []

/** Long enough to read twice. A message that needs a response must not be a toast. */
const defaultDuration = 6000

const load = () => import('@mantine/notifications')

/** Resolves with the first toast, if that comes before the page is idle. */
let announceFirst: () => void
const firstToast = new Promise<void>((resolve) => (announceFirst = resolve))

/** Loads the code of toasts when the page is idle, or with the first toast, so that it does not delay the page. */
const Toasts = lazy(async () => {
  await Promise.race([firstToast, atRest()])
  return { default: (await load()).Notifications }
})

/** Waits until the browser is idle, or for a second without `requestIdleCallback`. */
function atRest(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}

async function show(tone: Tone, message: string, duration: number): Promise<void> {
  announceFirst()
  const { notifications } = await load()
  const ToneIcon = toneIcons[tone]
  if (tone === 'ok') for (const failure of shown.filter((one) => one.tone === 'error')) notifications.hide(failure.id)
  // dismiss the oldest ones, so that the newest is never queued
  for (const { id } of shown.slice(0, Math.max(0, shown.length + 1 - limit))) notifications.hide(id)
  const id = notifications.show({
    message,
    'data-tone': tone,
    icon: <ToneIcon size={24} stroke={1.75} aria-hidden />,
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': texts.close, size: 44 },
    onClose: () => (shown = shown.filter((one) => one.id !== id)),
  })
  shown = [...shown, { id, tone }]
}

/** Shows a success message and removes earlier failures. `duration` is in milliseconds. */
export function showSuccess(message: string, duration = defaultDuration): void {
  void show('ok', message, duration)
}

/** Shows a failure message. `duration` is in milliseconds. */
export function showFailure(message: string, duration = defaultDuration): void {
  void show('error', message, duration)
}

/** The container of toasts, above the header. `ThemeProvider` renders it. */
export function ToastRegion() {
  return (
    <Suspense>
      <Toasts position="top-center" limit={limit} notificationMaxHeight="100vh" />
    </Suspense>
  )
}
