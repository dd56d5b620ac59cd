import { contract, type ClaimSubmission } from '@captive/api-client/contract'

import type { Dependencies } from '../../../dependencies.ts'
import { failed } from '../../../http/outcome.ts'
import { implement, type Call, type Implementation } from '../../../http/implement.ts'
import type { Session } from '../../../session/session.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { listPolicies } from '../../policy-library/index.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { personalInfoForm } from '../report/personal-info.ts'
import type { ReportIdentity } from '../report/report-store.ts'
import { readAcceptedForms, validateByAccepted } from './accepted-forms.ts'
import { emailClaimForm, validateEmailClaim } from './email-claim.ts'
import { submitReport } from './submit-report.ts'
import { submissionDigest, validateClaim } from './validate-claim.ts'
import { texts } from '../report/texts.ts'

/** The body of a claim may contain files in base64: 20 MB become 28. */
const submitting = {
  bodyLimit: 30_000_000,
  tooLarge: storageTexts.totalTooLarge,
  attempts: 'report',
} as const

const notYourCompany = failed(texts.refusals.otherCompany)

type SubmitCall = Pick<Call<typeof contract.fnolSubmit2>, 'query' | 'body' | 'session' | 'inTransaction'>

export function submissionRoutes(dependencies: Dependencies, readClaimForm: ReadClaimForm): Implementation[] {
  const { validators } = dependencies

  /** FNOLSubmit and FNOLSubmit2 do the same thing (AMB-109). */
  const submitClaim = async ({ query, body, session, inTransaction }: SubmitCall) => {
    if (query.ReportingClientId !== session.companyId) return notYourCompany
    const accepted = await inTransaction((tx) => readAcceptedForms(tx, readClaimForm, body.claimTypeDetail.claimType))
    await Promise.all(accepted.map(({ form }) => validators.publish(form)))
    const errorsOf = await validators.errorsOf(...accepted.map(({ form }) => form), personalInfoForm)
    return submitReport(dependencies, inTransaction, {
      reporter: session,
      identity: identityOf(body, query.ClientId, session),
      uploads: body.uploads,
      draftKey: body.draftId,
      validate: async (tx) => {
        const policies = await listPolicies(tx, session.scope, query.ClientId)
        return validateByAccepted(accepted, (form) => validateClaim(form, body, policies, session.companyId, errorsOf))
      },
    })
  }

  return [
    implement(contract.fnolSubmit, submitClaim, submitting),

    implement(contract.fnolSubmit2, submitClaim, submitting),

    implement(
      contract.fnolEmail,
      async ({ query, body, session, inTransaction }) => {
        if (query.ReportingClientId !== session.companyId) return notYourCompany
        const errorsOf = await validators.errorsOf(emailClaimForm)
        return submitReport(dependencies, inTransaction, {
          reporter: session,
          identity: identityOf(body, query.ClientId, session),
          uploads: body.uploads,
          validate: async () => ({ report: validateEmailClaim(body, session.companyId, errorsOf), values: [] }),
        })
      },
      submitting,
    ),
  ]
}

/** The reporting user comes from the session, never from the request body. */
const identityOf = (
  body: Pick<ClaimSubmission, 'confirmationNum' | 'template'>,
  ClientId: number,
  { userId, identityVersion }: Session,
): ReportIdentity => ({
  confirmationNumber: body.confirmationNum,
  contentDigest: () => submissionDigest(body, ClientId),
  ClientId,
  UsersRecId: userId,
  identityVersion,
})
