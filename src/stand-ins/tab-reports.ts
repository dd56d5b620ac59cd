import type { ClaimConfirmation, ClaimDraft, DraftState, StoredClaimDraft } from '@captive/api-client/contract'

import { inTab, type StoredEntry } from '../stored-keys.ts'

// What this browser tab keeps of claim reports for a server that does not. Log Out clears it.

const draftsIn = (owner: string, clientId: number) => inTab('tab-drafts', owner, clientId)
const reportIn = (clientId: number, confirmationNum: string) => inTab('sent', clientId, confirmationNum)

/** The unfinished reports of a person for a company, by their ids. */
export function readDrafts(owner: string, clientId: number): Readonly<Record<string, StoredClaimDraft>> {
  return (read(draftsIn(owner, clientId)) ?? {}) as Record<string, StoredClaimDraft> // written here only
}

function writeDrafts(owner: string, clientId: number, drafts: Readonly<Record<string, StoredClaimDraft>>): void {
  draftsIn(owner, clientId).write(JSON.stringify(drafts))
}

/** Keeps an unfinished report of a person for a company, under the version it was saved as. */
export function keepDraft(
  owner: string,
  { clientId, draftId, version, draft }: { clientId: number; draftId: string; version: string; draft: ClaimDraft },
): DraftState {
  const state = { version, savedAt: new Date().toISOString(), savedBy: owner, own: true }
  writeDrafts(owner, clientId, { ...readDrafts(owner, clientId), [draftId]: { ...state, draft, leftOut: false } })
  return state
}

export function removeDraft(owner: string, clientId: number, draftId: string): void {
  const { [draftId]: removed, ...others } = readDrafts(owner, clientId)
  if (removed) writeDrafts(owner, clientId, others)
}

/** Notes that a report arrived, for its confirmation page, and ends the draft that it was. */
export function noteReport(
  owner: string,
  {
    clientId,
    draftId,
    ...report
  }: { clientId: number; draftId?: string; confirmationNum: string; claimType: string | null },
): void {
  if (draftId !== undefined) removeDraft(owner, clientId, draftId)
  const confirmation: ClaimConfirmation = {
    ConfirmationNum: report.confirmationNum,
    reportedAt: new Date().toISOString(),
    claimType: report.claimType,
    email: '', // whom the server writes to, it does not tell
    severeReasons: [],
  }
  reportIn(clientId, report.confirmationNum).write(JSON.stringify(confirmation))
}

export function readReport(clientId: number, confirmationNum: string): ClaimConfirmation | null {
  return read(reportIn(clientId, confirmationNum)) as ClaimConfirmation | null // written here only
}

function read(kept: StoredEntry): unknown {
  return JSON.parse(kept.read() ?? 'null')
}
