import { Callout } from '../../../../ui/callout.tsx'
import { LightButtonLink } from '../../../../ui/light-button.tsx'
import type { UnsentReport } from '../../model/drafts/unsent-report.ts'
import { texts } from './texts.ts'

interface UnsentReportNoteProps {
  unsent: UnsentReport
  signedIn: boolean
}

/**
 * On the home page, after a session ended on a report (WIZ-040): the report is not sent, and how to continue. Only a
 * report that was submitted before is sent right away; any other report opens where the person left it.
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
