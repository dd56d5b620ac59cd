import { contract, type ClaimSubmission } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { NotFoundError } from '../../http/refusals.ts'
import { implement, type Call, type Implementation } from '../../http/route.ts'
import { countTry, isTryLeft } from '../../session/limits.ts'
import { listPolicies } from '../policy-library/index.ts'
import { workerModule } from '../../threads/worker-module.ts'
import { addresseeOf } from './addressee.ts'
import { judgeClaim, submissionDigest } from './claim-report.ts'
import { mayReveal, revealed } from './confidential-answers.ts'
import { claimFormReader, readControls, readDependencies, readDisplayValues } from './definitions.ts'
import { copyAddress, sendCopy } from './copies.ts'
import { answersForColleague, answersToKeep, assertAnswersFit } from './draft-answers.ts'
import { outlineOf } from './draft-outline.ts'
import { discardDraft, findDraft, keepDraft, openDraft, stateOf, type DraftShelf } from './drafts.ts'
import { judgeEmailClaim } from './email-report.ts'
import { findClaimed, findReported } from './find-duplicates.ts'
import { findInReports, findInSchedule } from './known-answers.ts'
import { listDrafts } from './list-drafts.ts'
import { listReports } from './list-reports.ts'
import type { drawReceipt, Receipt } from './receipt.ts'
import { findReport, type ReportIdentity } from './report-store.ts'
import { submitReport } from './submit-report.ts'
import { giveDraftsBack } from './withheld-drafts.ts'

/** Files may come inside a claim's body, in base64: 20 MB become 28. */
const submitting = {
  bodyLimit: 30_000_000,
  tooLarge: 'Total Documents size can not go over 20MB',
  attempts: 'report',
} as const

const notYourCompany = failed('A claim is reported from the company you signed in with. Please sign in again.')

type SubmitCall = Pick<Call<typeof contract.fnolSubmit2>, 'query' | 'body' | 'session' | 'inTransaction'>

export function claimReportingRoutes(parts: Parts): Implementation[] {
  const { config, database, providers, threads } = parts
  const { keyring } = config
  const readClaimForm = claimFormReader()

  /** FNOLSubmit and FNOLSubmit2 are one (AMB-109). */
  const submitClaim = async ({ query, body, session, inTransaction }: SubmitCall) => {
    if (query.ReportingClientId !== session.companyId) return notYourCompany
    return submitReport(parts, inTransaction, {
      reporter: session,
      identity: identityOf(body, query.ClientId, session),
      uploads: body.uploads,
      draftKey: body.draftId,
      judge: async (tx) => {
        const [form, policies] = await Promise.all([
          readClaimForm(tx, body.claimTypeDetail.claimType),
          listPolicies(tx, session.scope, query.ClientId),
        ])
        return judgeClaim(form, body, policies, session.companyId)
      },
    })
  }

  /** What somebody agrees to who has a mailed link and no session. */
  const agree = (networkAddress: string, work: (tx: Transaction) => Promise<boolean>) =>
    database.transaction(systemScope, async (tx) => {
      await countTry(tx, 'confirmationAddress', networkAddress)
      return work(tx)
    })

  return [
    implement(contract.getFNOLControls, async ({ inTransaction }) => ({ Payload: await inTransaction(readControls) })),

    implement(contract.getFNOLControlDisplayValues, async ({ inTransaction }) => ({
      Payload: await inTransaction(readDisplayValues),
    })),

    implement(contract.getFNOLControlDependencies, async ({ inTransaction }) => ({
      Payload: await inTransaction(readDependencies),
    })),

    implement(contract.fnolSubmit, submitClaim, submitting),

    implement(contract.fnolSubmit2, submitClaim, submitting),

    implement(
      contract.fnolEmail,
      async ({ query, body, session, inTransaction }) => {
        if (query.ReportingClientId !== session.companyId) return notYourCompany
        return submitReport(parts, inTransaction, {
          reporter: session,
          identity: identityOf(body, query.ClientId, session),
          uploads: body.uploads,
          judge: async () => ({ report: judgeEmailClaim(body, session.companyId), values: [] }),
        })
      },
      submitting,
    ),

    implement(contract.getFNOLDrafts, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction((tx) =>
        listDrafts(tx, keyring, { shelf: shelfOf(query.ClientId, session), reader: session, readClaimForm }),
      ),
    })),

    implement(contract.getFNOLDraft, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction(async (tx) => {
        const found = await findDraft(tx, shelfOf(query.ClientId, session), query.DraftId)
        if (!found) return null
        const draft = openDraft(keyring, found)
        const state = stateOf(found, session)
        if (state.own) return { ...state, draft, leftOut: false }
        const form = draft.claimType && (await readClaimForm(tx, draft.claimType))
        const answers = form ? answersForColleague(form, draft.answers) : {}
        const leftOut = JSON.stringify(answers) !== JSON.stringify(draft.answers)
        return { ...state, draft: { ...draft, answers }, leftOut }
      }),
    })),

    implement(
      contract.putFNOLDraft,
      async ({ query, body, session, inTransaction }) => ({
        Payload: await inTransaction(async (tx) => {
          const form = body.claimType && (await readClaimForm(tx, body.claimType))
          const draft = { ...body, answers: form ? answersToKeep(form, body.answers) : {} }
          return keepDraft(tx, keyring, {
            shelf: shelfOf(query.ClientId, session),
            save: { key: query.DraftId, version: query.Version, basedOn: query.BasedOn ?? null },
            draft,
            outline: outlineOf(draft, form),
            caller: session,
          })
        }),
      }),
      { attempts: 'draft' },
    ),

    implement(contract.deleteFNOLDraft, async ({ query, session, inTransaction }) => {
      const shelf = shelfOf(query.ClientId, session)
      await inTransaction((tx) => discardDraft(tx, shelf, query.DraftId, session.userId))
      return succeeded
    }),

    implement(contract.findFNOLDuplicates, async ({ query, body, session, inTransaction }) => ({
      Payload: await inTransaction(async (tx, scope) => {
        const form = await readClaimForm(tx, body.claimType)
        assertAnswersFit(form, body.answers)
        const pending = { ...body, clientId: query.ClientId, form }
        const reported = await findReported(tx, scope, pending)
        const seesClaims = contract.getClaimsByClient.access.some((code) => session.permissions.has(code))
        return seesClaims ? [...reported, ...(await findClaimed(tx, scope, pending))] : reported
      }),
    })),

    implement(contract.findFNOLKnown, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction(async (tx, scope) => {
        const { ClientId: clientId, ClaimType: claimType, Kind: kind, Search: search } = query
        const form = await readClaimForm(tx, claimType)
        const reported = await findInReports(tx, scope, { clientId, claimType, form, kind, search })
        const seesSchedule = contract.getVehicleSchedule.access.some((code) => session.permissions.has(code))
        if (kind !== 'vehicle' || !seesSchedule) return reported
        return [...reported, ...(await findInSchedule(tx, scope, { clientId, search }))]
      }),
    })),

    implement(contract.findFNOLPlace, async ({ body, session }) => {
      const mayAsk = await database.transaction(systemScope, (tx) => isTryLeft(tx, 'place', session.userId))
      return { Payload: mayAsk ? await providers.place(body) : null }
    }),

    implement(contract.getFNOLConfirmation, async ({ query, inTransaction }) => {
      const report = await inTransaction((tx, scope) => findReport(tx, scope, query.ClientId, query.ConfirmationNum))
      if (!report) return { Payload: null }
      const { confirmationNumber, reportedAt, claimType, severeReasons } = report
      const told = await database.transaction(systemScope, (tx) => addresseeOf(tx, report))
      const copyTo = copyAddress(report, told)
      return {
        Payload: {
          ConfirmationNum: confirmationNumber,
          reportedAt: reportedAt.toISOString(),
          claimType,
          email: told.email,
          ...(copyTo !== undefined && { copyTo }),
          severeReasons: [...severeReasons],
        },
      }
    }),

    implement(contract.getFNOLReports, async ({ query: { ClientId, ...page }, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listReports(tx, scope, ClientId, page)),
    })),

    implement(contract.getFNOLAnswers, async ({ query, session, inTransaction }) => {
      const report = await inTransaction((tx, scope) => findReport(tx, scope, query.ClientId, query.ConfirmationNum))
      if (!report) return { Payload: null }
      return { Payload: { sections: report.sections, mayReveal: mayReveal(report, session) } }
    }),

    implement(contract.revealFNOLAnswers, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction(async (tx, scope) => {
        const { ClientId, ConfirmationNum } = query
        const report = await findReport(tx, scope, ClientId, ConfirmationNum)
        if (!report || !mayReveal(report, session)) return null
        await recordActivity(tx, session, `Looked at the confidential answers of claim report ${ConfirmationNum}`)
        return revealed(keyring, report)
      }),
    })),

    implement(contract.confirmCopy, async ({ query, request }) =>
      answerTo(await agree(request.ip, (tx) => sendCopy(tx, config, query.Token))),
    ),

    implement(contract.keepDrafts, async ({ query, request }) =>
      answerTo(await agree(request.ip, (tx) => giveDraftsBack(tx, query.Token))),
    ),

    implement(contract.getFNOLReceipt, async ({ query, session, inTransaction }) => {
      const { ClientId, ConfirmationNum } = query
      const report = await inTransaction(async (tx, scope) => {
        const found = await findReport(tx, scope, ClientId, ConfirmationNum)
        if (found) await recordActivity(tx, session, `Downloaded the receipt of claim report ${ConfirmationNum}`)
        return found
      })
      if (!report) throw new NotFoundError('There is no such file.')
      const contacts = { email: config.mailboxes.claimsOperations, phone: config.claimPhone }
      const receipt = shownOf(report)
      const module = workerModule('receipt', import.meta.url)
      const task = { receipt, contacts, timeZone: query.TimeZone }
      const content = Buffer.from(await threads.run<typeof drawReceipt>(module, 'drawReceipt', task))
      return new FileAnswer(`Claim report ${ConfirmationNum}.pdf`, 'application/pdf', content)
    }),
  ]
}

/** What a receipt shows of a report, and no more. */
const shownOf = ({
  confirmationNumber,
  claimType,
  reporter,
  sections,
  severeReasons,
  reportedAt,
  files,
}: Receipt): Receipt => ({ confirmationNumber, claimType, reporter, sections, severeReasons, reportedAt, files })

const answerTo = (isGood: boolean) => (isGood ? succeeded : failed('This link is no longer good.'))

type Caller = SubmitCall['session']

/** From the session and never from the query. */
const shelfOf = (clientId: number, { companyId }: Caller): DraftShelf => ({ clientId, reportingClientId: companyId })

/** Whom a report is for and who makes it, from the session and never from the body. */
const identityOf = (
  body: Pick<ClaimSubmission, 'confirmationNum' | 'template'>,
  ClientId: number,
  { userId, identityVersion }: Caller,
): ReportIdentity => ({
  confirmationNumber: body.confirmationNum,
  contentDigest: () => submissionDigest(body, ClientId),
  ClientId,
  UsersRecId: userId,
  identityVersion,
})
