import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useSessionKeeper } from '../../session/session-context.ts'
import { useIdleWatch } from '../../session/use-idle-watch.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { texts } from './texts.ts'

/** A dialog two minutes before an idle session ends (AMB-029). */
export function IdleWarning() {
  const router = useRouter()
  const keeper = useSessionKeeper()
  const refresh = () => void router.invalidate()
  const endsAt = useIdleWatch(keeper, refresh)
  const stay = () => void keeper.check({ touch: true }).then(refresh, refresh)
  return (
    <ConfirmDialog
      opened={endsAt !== null}
      title={texts.idle.title}
      confirmLabel={texts.idle.stay}
      cancelLabel={null}
      onConfirm={stay}
      onCancel={stay}
    >
      <span>{`${texts.idle.before} `}</span>
      <TimeLeft endsAt={endsAt} />
      <span>{` ${texts.idle.after}`}</span>
    </ConfirmDialog>
  )
}

/** Counts down every second. A screen reader reads the time once, when the dialog opens. */
function TimeLeft({ endsAt }: { endsAt: Date | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round(((endsAt?.getTime() ?? now) - now) / 1_000))
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <strong role="timer">{text}</strong>
}
