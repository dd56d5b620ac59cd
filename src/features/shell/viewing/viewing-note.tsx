import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useSession, useSessionKeeper } from '../../../session/session-context.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import classes from './viewing-note.module.css'
import { texts } from './texts.ts'

/** A note on every page while a user views the portal as another user, with a button to stop. */
export function ViewingNote() {
  const { viewedBy, FirstName, LastName, userEmail } = useSession()
  const keeper = useSessionKeeper()
  const navigate = useNavigate()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  if (viewedBy === undefined) return null
  const stop = async () => {
    setBusy(true)
    try {
      await api.stopViewing()
      await keeper.check({ touch: true })
      await navigate({ to: '/settings/people' })
      await router.invalidate()
    } catch (error) {
      showFailure(texts.failed(reasonOf(error as Error)))
    }
    setBusy(false)
  }
  return (
    <section className={classes.root} aria-label={texts.label}>
      <IconEye size={20} stroke={1.75} aria-hidden />
      <span>{texts.as(`${FirstName} ${LastName}`, userEmail)}</span>
      <Button size="sm" loading={busy} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </section>
  )
}
