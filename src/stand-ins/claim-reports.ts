import { NotOfferedError, type StandIns } from '@captive/api-client'
import type { ClaimDraft } from '@captive/api-client/contract'

import { keepDraft, readDrafts, readReport, removeDraft } from './tab-reports.ts'

type ClaimReportCalls =
  | 'getFNOLDrafts'
  | 'getFNOLDraft'
  | 'putFNOLDraft'
  | 'deleteFNOLDraft'
  | 'keepDrafts'
  | 'confirmCopy'
  | 'findFNOLDuplicates'
  | 'findFNOLKnown'
  | 'findFNOLPlace'
  | 'getFNOLConfirmation'
  | 'getFNOLAnswers'
  | 'revealFNOLAnswers'
  | 'getFNOLReports'
  | 'getFNOLReceipt'

/** The number of steps of the wizard. The list of drafts counts them as sections. */
const steps = 4

/**
 * Stand-ins for a server without the additional calls of claim reports: drafts and confirmations are stored in the tab,
 * and there are no suggestions.
 * @param owner returns the email address of the signed-in user
 * @param withoutSecrets removes the confidential answers from a draft
 */
export const claimReportStandIns = (
  owner: () => string,
  withoutSecrets: (draft: ClaimDraft) => Promise<ClaimDraft>,
): Pick<StandIns, ClaimReportCalls> => ({
  getFNOLDrafts: async ({ query: { ClientId } }) =>
    Object.entries(readDrafts(owner(), ClientId))
      .map(([DraftId, { draft, leftOut: _, ...state }]) => ({
        ...state,
        DraftId,
        claimType: draft.claimType,
        company: draft.personalInfo.company,
        step: draft.step,
        sectionsDone: draft.step - 1,
        sections: steps,
        keptUntil: '', // unknown, because the draft ends with the tab
      }))
      .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt)),
  getFNOLDraft: async ({ query: { ClientId, DraftId } }) => readDrafts(owner(), ClientId)[DraftId] ?? null,
  putFNOLDraft: async ({ query: { ClientId, DraftId, Version }, body }) =>
    keepDraft(owner(), {
      clientId: ClientId,
      draftId: DraftId,
      version: Version,
      draft: await withoutSecrets(body),
    }),
  deleteFNOLDraft: async ({ query: { ClientId, DraftId } }) => void removeDraft(owner(), ClientId, DraftId),
  keepDrafts: () => Promise.reject(new NotOfferedError('KeepDrafts')),
  confirmCopy: () => Promise.reject(new NotOfferedError('ConfirmCopy')),
  findFNOLDuplicates: async () => [],
  findFNOLKnown: async () => [],
  findFNOLPlace: async () => null,
  getFNOLConfirmation: async ({ query: { ClientId, ConfirmationNum } }) => readReport(ClientId, ConfirmationNum),
  getFNOLAnswers: async () => null,
  revealFNOLAnswers: async () => null,
  getFNOLReports: async () => [],
  getFNOLReceipt: () => Promise.reject(new NotOfferedError('FNOLReceipt')),
})
