import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import { api } from '../../../api/api.ts'
import { readDevice } from '../../../api/device.ts'
import { useSessionKeeper } from '../../../session/session-context.ts'
import { inTab } from '../../../stored-keys.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LightButtonLink } from '../../../ui/light-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { texts } from '../texts.ts'
import { reasonOfSignIn } from './reason-of-sign-in.ts'
import classes from './sign-in.module.css'

const words = texts.returning

/** The sign-in that this tab started was already completed, or another tab started it. */
class NotStartedHereError extends Error {
  constructor() {
    super(words.otherTab)
    this.name = 'NotStartedHereError'
  }
}

/** /single-sign-on: the page to which the company's provider redirects the browser. */
export function ReturnPage({ query, onSignedIn }: { query: string; onSignedIn: () => Promise<void> }) {
  const keeper = useSessionKeeper()
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const started = inTab('single-sign-on').read()
      inTab('single-sign-on').remove()
      if (started === null) throw new NotStartedHereError()
      const { state, keepSignedIn } = JSON.parse(started) as { state: string; keepSignedIn: boolean }
      const device = readDevice()
      const answer = await api.finishSingleSignOn({
        body: {
          Query: query,
          State: state,
          keep_signed_in: keepSignedIn ? 'true' : 'false',
          ...(device && { device }),
        },
      })
      keeper.startSession(answer, keepSignedIn)
      await onSignedIn()
    },
  })
  useEffect(() => mutate(), [mutate])
  return (
    <div className={classes.form}>
      <PageHeader title={words.title} />
      {error ? (
        <>
          <Callout tone="warning" title={words.failed} live="assertive">
            <p>{reasonOfSignIn(error)}</p>
          </Callout>
          <LightButtonLink to="/login">{words.again}</LightButtonLink>
        </>
      ) : (
        <LoadingState label={words.loading} />
      )}
    </div>
  )
}
