import { CallFailedError } from '@captive/api-client'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { troubleOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { LightButton, LightButtonLink } from '../../ui/light-button.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'

/** What somebody may agree to by a mailed link. */
const questions = {
  copy: {
    title: 'A copy of the acknowledgement',
    lead: 'Somebody reported a claim and named your address. If you know of it, we send you a copy of the acknowledgement.',
    agree: 'Send me a copy',
    call: 'confirmCopy',
    done: 'The copy is on its way',
    next: 'It comes to the address that this link was sent to.',
  },
  drafts: {
    title: 'Your unfinished reports',
    lead: 'The account has a new email address. If it is still yours, it gets back the claim reports that you began and did not send.',
    agree: 'The account is still mine',
    call: 'keepDrafts',
    done: 'Your reports are back',
    next: 'Log in with the new address to go on with them.',
  },
} as const

/** Asks before it acts: programs that read mail open its links, too. Needs no session. */
export function MailedLinkPage({ about, token }: { about: keyof typeof questions; token: string }) {
  const question = questions[about]
  const agreement = useMutation({ mutationFn: () => api[question.call]({ query: { Token: token } }) })

  if (agreement.isSuccess) {
    const action = about === 'drafts' && <LightButtonLink to="/login">Go to login</LightButtonLink>
    return (
      <AuthPanel title={question.title}>
        <Callout tone="ok" title={question.done} live="polite" {...(action && { action })}>
          {question.next}
        </Callout>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={question.title} lead={question.lead}>
      <div className={classes.form}>
        {agreement.isError && (
          <Callout tone="warning" title="That did not work" live="assertive">
            {troubleOf(agreement.error) ??
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
        <p>If you do not know of this, close the page: nothing is done.</p>
      </div>
    </AuthPanel>
  )
}
