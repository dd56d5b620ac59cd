import { useEffect, useEffectEvent } from 'react'

import { api, serverOffer } from '../../../../api/api.ts'
import { base64OfSent } from '../../../../api/send-file.ts'
import { FormPage } from '../../../../forms/form-page.tsx'
import { showSessionOver } from '../../../../forms/show-session-over.ts'
import { useLocalForm } from '../../../../forms/use-local-form.ts'
import { useActiveCompany, useOffers, useSession } from '../../../../session/session-context.ts'
import { noteReport } from '../../../../stand-ins/tab-reports.ts'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { claimFiles } from '../../steps/claim-files.tsx'
import { sentNumberIn } from '../../model/sending/sent-number.ts'
import { emailClaimForm } from '../../model/forms/local-forms.ts'
import { emailClaimKey, emailClaimStart } from '../../model/email-claim/email-claim-draft.ts'
import { sendEmailClaim } from '../../model/email-claim/send-email-claim.ts'
import { texts } from './texts.ts'
import generated from '../../model/forms/email-claim-shape.ts?validator'

interface EmailClaimPageProps {
  /** Sends the stored email claim right after it opens, if it is complete. */
  sendNow: boolean
  /** Shows the confirmation. */
  onSent: (confirmationNum: string) => void
  /** Called when the session has ended. `submitted` says whether Send was pressed. */
  onSignedOut: (when: { submitted: boolean }) => void
}

/** /report-claim/email-claim: a short form for claims operations (core §2, EML-001 to EML-009). */
export function EmailClaimPage({ sendNow, onSent, onSignedOut }: EmailClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const { clientId } = company
  const takesPaths = useOffers()('FilesByPath')
  const form = useLocalForm({
    form: emailClaimForm,
    validator: generated,
    initial: emailClaimStart(session, company),
    storageKey: emailClaimKey(session, company),
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
      showSuccess(texts.sent)
      onSent(confirmationNum)
    },
    onSignedOut: (entered, when) => {
      entered.set('company', undefined) // EML-009
      showSessionOver()
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
      title={texts.title}
      lead={texts.lead}
      form={form}
      whatHappens={texts.whatHappens}
      send={texts.send}
      sending={texts.sending}
      failed={texts.failed}
      triesAgain
      leave={texts.leave}
    >
      {() => null /* onSent opens the confirmation, which is another page */}
    </FormPage>
  )
}
