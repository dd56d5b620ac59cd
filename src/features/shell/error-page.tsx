import { ServerUnreachableError } from '@captive/api-client'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { IconRefresh } from '@tabler/icons-react'

import { useClaimsLine } from '../../brand/claims-line.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Brand } from './brand.tsx'
import classes from './standalone.module.css'
import { texts } from './texts.ts'

/** Replaces a page that failed to load or render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const claimsLine = useClaimsLine()
  const unreachable = error instanceof ServerUnreachableError
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert">
      <PageHeader title={unreachable ? texts.error.unreachable : texts.error.broken}>
        {unreachable ? texts.error.unreachableHint : texts.error.brokenHint}
      </PageHeader>
      <div className={classes.actions}>
        <LightButton size="lg" onClick={retry}>
          <IconRefresh size={20} aria-hidden />
          <span>{texts.error.retry}</span>
        </LightButton>
        <CallLink label={texts.error.reportLoss} {...claimsLine} />
      </div>
    </div>
  )
}

/** The error page before the session has loaded, without the shell. */
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
