import { CallFailedError } from '@captive/api-client'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { temporaryReasonOf } from '../../../api/call-failure.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LightButton, LightButtonLink } from '../../../ui/light-button.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import classes from '../auth-panel.module.css'
import { texts } from './texts.ts'

/** The call that each link confirms. */
const calls = { copy: 'confirmCopy', drafts: 'keepDrafts' } as const

/** Asks for confirmation, because mail scanners open links, too. Needs no session. */
export function MailedLinkPage({ about, token }: { about: keyof typeof calls; token: string }) {
  const question = texts[about]
  const agreement = useMutation({ mutationFn: () => api[calls[about]]({ query: { Token: token } }) })

  if (agreement.isSuccess) {
    const action = about === 'drafts' && <LightButtonLink to="/login">{texts.goToLogin}</LightButtonLink>
    return (
      <AuthPanel title={question.title}>
        <Callout tone="ok" title={question.done} live="polite" {...(action && { action })}>
          {question.next}
        </Callout>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={question.title} lead={question.about}>
      <div className={classes.form}>
        {agreement.isError && (
          <Callout tone="warning" title={texts.failed} live="assertive">
            {temporaryReasonOf(agreement.error) ??
              (agreement.error instanceof CallFailedError ? agreement.error.message : null)}
          </Callout>
        )}
        <div className={classes.actions}>
          <LightButton
            busy={agreement.isPending}
            onClick={() => {
              if (!agreement.isPending) agreement.mutate()
            }}
          >
            {question.agree}
          </LightButton>
        </div>
        <p>{texts.unexpected}</p>
      </div>
    </AuthPanel>
  )
}
