import { claimTypeRules } from '@captive/api-client/contract'
import { severeReasons, templateSections } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import { useMemo } from 'react'
import { reportMails } from '../../../packages/server/src/areas/claim-reporting/follow-up/report-mail.ts'
import { defaultBrand } from '../../../src/brand/default-brand.ts'
import { portalConfig } from '../../../src/config.ts'
import classes from '../../../src/definition-lab/definition-lab.module.css'
import type { LabViewProps } from '../../../src/definition-lab/lab-setup.ts'
import { confirmation, personalInfoOf } from '../../claim-reporting/mock-handlers.ts'
import { claimTypeOfRoots } from '../claim-type-of-roots.ts'
import { texts } from '../texts.ts'
import frame from './mail-view.module.css'

const { mailSender, ...addresses } = {
  mailSender: { name: defaultBrand.shortName, address: portalConfig.memberPortalEmail },
  largerFilesUrl: portalConfig.largerFilesUrl,
  mailboxes: {
    claimsOperations: portalConfig.claimsOperationsEmail,
    memberPortal: portalConfig.memberPortalEmail,
    endorsements: portalConfig.endorsementsEmail,
    renewals: portalConfig.renewalsEmail,
    mvrVendor: portalConfig.mvrVendorEmail,
  },
}

/**
 * The mails about a report with the current answers, made by the server's functions: to claims operations, and to the
 * member.
 */
export function MailView({ store, settings }: LabViewProps) {
  const { answers } = useFormState(store)
  const mails = useMemo(() => {
    const claimType = claimTypeOfRoots(settings.roots)
    const reporter = personalInfoOf(claimType)
    const report = {
      confirmationNumber: confirmation.ConfirmationNum,
      claimType: claimTypeRules[claimType].label,
      reporter,
      sections: templateSections(store.form, answers).map(({ title, rows }) => ({ title, rows: [...rows] })),
      severeReasons: severeReasons(store.form, answers),
    }
    return reportMails({ ...defaultBrand, mailSender, program: null }, report, [], reporter, addresses)
  }, [store, settings, answers])
  return mails.map(({ subject, html }) => (
    <section key={subject}>
      <h2 className={classes.heading}>{texts.mail.subject(subject)}</h2>
      <iframe title={subject} sandbox="" srcDoc={html.markup} className={frame.mail} />
    </section>
  ))
}
