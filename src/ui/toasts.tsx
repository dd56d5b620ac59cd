import { lazy, Suspense } from 'react'
import { toneIcons } from './tone.ts'

/** As many as are seen at a time. */
const limit = 3

type Tone = 'ok' | 'error'

/** Those that may still show, oldest first. */
let shown: { id: string; tone: Tone }[] = []

/** Long enough to read twice; what needs an answer is never a toast. */
const defaultDuration = 6000

const load = () => import('@mantine/notifications')

/** Told with the first toast, if that comes before the page is at rest. */
let told: () => void
const firstToast = new Promise<void>((resolve) => (told = resolve))

/** Toasts are loaded once the page has nothing else to do, or with the first one: they must not hold the page up. */
const Toasts = lazy(async () => {
  await Promise.race([firstToast, atRest()])
  return { default: (await load()).Notifications }
})

/** When the browser has nothing else to do; soon, where it does not tell. */
function atRest(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  )
}

async function show(tone: Tone, message: string, duration: number): Promise<void> {
  told()
  const { notifications } = await load()
  const ToneIcon = toneIcons[tone]
  if (tone === 'ok') for (const failure of shown.filter((one) => one.tone === 'error')) notifications.hide(failure.id)
  for (const { id } of shown.slice(0, Math.max(0, shown.length + 1 - limit))) notifications.hide(id) // the newest is never queued
  const id = notifications.show({
    message,
    'data-tone': tone,
    icon: <ToneIcon size={24} stroke={1.75} aria-hidden />,
    autoClose: duration,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close', size: 44 },
    onClose: () => (shown = shown.filter((one) => one.id !== id)),
  })
  shown = [...shown, { id, tone }]
}

/** Removes the failures that still show: what failed before has succeeded. `duration` in milliseconds. */
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
      <Toasts position="top-center" limit={limit} notificationMaxHeight="100vh" />
    </Suspense>
  )
}
