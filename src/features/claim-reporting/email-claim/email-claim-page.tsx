import { useEffect, useEffectEvent } from 'react'

import { api, serverOffer } from '../../../api/api.ts'
import { base64OfSent } from '../../../api/send-file.ts'
import { FormPage } from '../../../forms/form-page.tsx'
import { tellSessionOver } from '../../../forms/tell-session-over.ts'
import { useLocalForm } from '../../../forms/use-local-form.ts'
import { useActiveCompany, useOffers, useSession } from '../../../session/session-context.ts'
import { noteReport } from '../../../stand-ins/tab-reports.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { claimFiles } from '../claim-files.tsx'
import { sentNumberIn } from '../confirmation/sent-number.ts'
import { emailClaimForm } from '../local-forms.ts'
import { messages } from '../messages.ts'
import { emailClaimKeptAs, emailClaimStart } from './kept-email-claim.ts'
import { sendEmailClaim } from './send-email-claim.ts'

interface EmailClaimPageProps {
  /** Send what was kept as soon as it is open and complete. */
  sendNow: boolean
  /** Leads to the confirmation. */
  onSent: (confirmationNum: string) => void
  /** Leads to the start page; `submitted`: whether Send was pressed. */
  onSignedOut: (when: { submitted: boolean }) => void
}

/** /report-claim/email-claim: one short form, sent to claims operations (core §2, EML-001 to EML-009). */
export function EmailClaimPage({ sendNow, onSent, onSignedOut }: EmailClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const { clientId } = company
  const takesPaths = useOffers()('FilesByPath')
  const form = useLocalForm({
    form: emailClaimForm,
    initial: emailClaimStart(session, company),
    keptAs: emailClaimKeptAs(session, company),
    upload: claimFiles(api),
    submit: (answers) =>
      sendEmailClaim(answers, {
        api,
        clientId,
        reportingClientId: session.loginClientId,
        sentNumber: sentNumberIn('email', clientId),
        ...(!takesPaths && { contentOf: base64OfSent }),
      }),
    onSent: (confirmationNum) => {
      noteReport(serverOffer.email(), { clientId, confirmationNum, claimType: null })
      showSuccess(messages.emailed)
      onSent(confirmationNum)
    },
    onSignedOut: (entered, when) => {
      entered.set('company', undefined) // EML-009
      tellSessionOver()
      onSignedOut(when)
    },
    unfinishedFromStart: true,
  })
  const send = useEffectEvent(form.send)
  useEffect(() => {
    if (sendNow) send()
  }, [sendNow])
  return (
    <FormPage
      title="Email Claim"
      lead="Tell us in a few words. We ask for the rest."
      form={form}
      whatHappens="Your claim goes to claims operations. You get its number at once, and a confirmation by email."
      send="Send"
      sending="Sending"
      failed={messages.emailFailed}
      triesAgain
      leave={messages.leaveEmail}
    >
      {() => null /* the confirmation is a page of its own */}
    </FormPage>
  )
}
