import { ServerUnreachableError } from '@captive/api-client'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { IconRefresh } from '@tabler/icons-react'

import { portalConfig, toDialable } from '../../config.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Brand } from './brand.tsx'
import classes from './standalone.module.css'

/** In the place of a page that broke: says so calmly, and how to go on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const unreachable = error instanceof ServerUnreachableError
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert">
      <PageHeader title={unreachable ? 'The portal cannot be reached' : 'This page did not open'}>
        {unreachable
          ? 'The connection may be down, or the server for a moment. Try again in a minute.'
          : 'Something went wrong on our side. Try again; if it stays this way, call us. A claim report that you began is kept.'}
      </PageHeader>
      <div className={classes.actions}>
        <LightButton size="lg" onClick={retry}>
          <IconRefresh size={20} aria-hidden />
          Try again
        </LightButton>
        <CallLink label="Report a loss:" number={portalConfig.claimPhone} tel={toDialable(portalConfig.claimPhone)} />
      </div>
    </div>
  )
}

/** The same where nothing else could be shown: before it is known who is signed in. */
export function StandaloneErrorPage(props: ErrorComponentProps) {
  return (
    <main className={classes.root}>
      <Brand />
      <div className={classes.page}>
        <ErrorPage {...props} />
      </div>
    </main>
  )
}
