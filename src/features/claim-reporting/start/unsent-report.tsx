import { Callout } from '../../../ui/callout.tsx'
import { LightButtonLink } from '../../../ui/light-button.tsx'

interface UnsentReportProps {
  /** How it was being reported. */
  mode: 'online' | 'email'
  /** The online report, among those that are kept. */
  report: string | undefined
  /** Whether the person has to sign in first. */
  signedIn: boolean
}

/** On the start page, after a report that the server did not take (WIZ-040): what is true, and the way on. */
export function UnsentReport({ mode, report, signedIn }: UnsentReportProps) {
  const online = mode === 'online'
  const send = (
    <LightButtonLink
      to={online ? '/report-claim/online-claim' : '/report-claim/email-claim'}
      search={online ? { report } : {}}
      state={{ sendReport: true }}
    >
      Send it now
    </LightButtonLink>
  )
  return (
    <Callout
      tone="warning"
      title="Not sent yet. Everything you entered is kept."
      live="polite"
      {...(signedIn && { action: send })}
    >
      {signedIn ? 'Your claim cannot be counted twice.' : 'Log in, and it opens, ready to be sent.'}
    </Callout>
  )
}
