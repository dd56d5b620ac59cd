import { Callout } from '../../../../ui/callout.tsx'
import { LightButtonLink } from '../../../../ui/light-button.tsx'
import type { UnsentReport } from '../../model/drafts/unsent-report.ts'
import { texts } from './texts.ts'

interface UnsentReportNoteProps {
  unsent: UnsentReport
  signedIn: boolean
}

/**
 * A note on the home page after a session ended during a report (WIZ-040): the report was not sent, and how to
 * continue. A report that was already submitted is sent right away; any other report opens at the user's last position.
 */
export function UnsentReportNote({ unsent: { mode, report, submitted }, signedIn }: UnsentReportNoteProps) {
  const isOnline = mode === 'online'
  const action = (
    <LightButtonLink
      to={isOnline ? '/report-claim/online-claim' : '/report-claim/email-claim'}
      search={isOnline ? { report } : {}}
      state={submitted ? { sendReport: true } : {}}
    >
      {submitted ? texts.sendNow : texts.continue}
    </LightButtonLink>
  )
  return (
    <Callout tone="warning" title={texts.title} live="polite" {...(signedIn && { action })}>
      {hint(signedIn, submitted)}
    </Callout>
  )
}

function hint(signedIn: boolean, submitted: boolean): string {
  if (!signedIn) return texts.logInHint
  return submitted ? texts.once : texts.continueHint
}
