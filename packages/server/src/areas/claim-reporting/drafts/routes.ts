import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../../dependencies.ts'
import { succeeded } from '../../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import type { Session } from '../../../session/session.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { withMailedToken } from '../report/mailed-token.ts'
import { answersForColleague, answersToKeep } from './draft-answers.ts'
import { outlineOf } from './draft-outline.ts'
import { discardDraft, findDraft, keepDraft, openDraft, stateOf, type DraftCompanies } from './draft-store.ts'
import { removedQuestions } from './removed-questions.ts'
import { listDrafts } from './list-drafts.ts'
import { returnDrafts } from './withheld-drafts.ts'

export function draftRoutes(
  { config: { keyring }, database }: Pick<Dependencies, 'config' | 'database'>,
  readClaimForm: ReadClaimForm,
): Implementation[] {
  return [
    implementRead(contract.getFNOLDrafts, async ({ query, session, tx }) => ({
      Payload: await listDrafts(tx, keyring, {
        companies: companiesOf(query.ClientId, session),
        reader: session,
        readClaimForm,
      }),
    })),

    implementRead(contract.getFNOLDraft, async ({ query, session, tx }) => {
      const found = await findDraft(tx, companiesOf(query.ClientId, session), query.DraftId)
      if (!found) return { Payload: null }
      const draft = openDraft(keyring, found)
      const state = stateOf(found, session)
      const { claimType } = draft
      const form = claimType && (await readClaimForm(tx, claimType))
      if (state.own) {
        const removed = form
          ? await removedQuestions(tx, readClaimForm, { form, claimType, answers: draft.answers })
          : []
        return { Payload: { ...state, draft, leftOut: false, ...(removed.length > 0 && { removed }) } }
      }
      const answers = form ? answersForColleague(form, draft.answers) : {}
      const leftOut = JSON.stringify(answers) !== JSON.stringify(draft.answers)
      return { Payload: { ...state, draft: { ...draft, answers }, leftOut } }
    }),

    implement(
      contract.putFNOLDraft,
      async ({ query, body, session, inTransaction }) => ({
        Payload: await inTransaction(async (tx) => {
          const form = body.claimType && (await readClaimForm(tx, body.claimType))
          const draft = { ...body, answers: form ? answersToKeep(form, body.answers) : {} }
          return keepDraft(tx, keyring, {
            companies: companiesOf(query.ClientId, session),
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
      const companies = companiesOf(query.ClientId, session)
      await inTransaction((tx) => discardDraft(tx, companies, query.DraftId, session.userId))
      return succeeded
    }),

    implement(contract.keepDrafts, ({ query, request }) =>
      withMailedToken(database, request.ip, (tx) => returnDrafts(tx, query.Token)),
    ),
  ]
}

/** The reporting company comes from the session, never from the query. */
const companiesOf = (clientId: number, { companyId }: Session): DraftCompanies => ({
  clientId,
  reportingClientId: companyId,
})
