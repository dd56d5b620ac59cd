import { Callout } from '../../../ui/callout.tsx'
import { LightButtonLink } from '../../../ui/light-button.tsx'
import type { UnsentReportState } from './unsent-report-state.ts'

interface UnsentReportProps {
  unsent: UnsentReportState
  /** Whether somebody is signed in, and need not do that first. */
  signedIn: boolean
}

/**
 * On the start page, after a session that ended on a report (WIZ-040): what is true, and the way on. Only what was
 * submitted before is sent at once; anything else opens where it was left.
 */
export function UnsentReport({ unsent: { mode, report, submitted }, signedIn }: UnsentReportProps) {
  const online = mode === 'online'
  const goOn = (
    <LightButtonLink
      to={online ? '/report-claim/online-claim' : '/report-claim/email-claim'}
      search={online ? { report } : {}}
      state={submitted ? { sendReport: true } : {}}
    >
      {submitted ? 'Send it now' : 'Continue the report'}
    </LightButtonLink>
  )
  return (
    <Callout
      tone="warning"
      title="Not sent yet. Everything you entered is kept."
      live="polite"
      {...(signedIn && { action: goOn })}
    >
      {signedIn
        ? submitted
          ? 'Your claim cannot be counted twice.'
          : 'You can go on where you were.'
        : 'Log in, and it opens where you were.'}
    </Callout>
  )
}
