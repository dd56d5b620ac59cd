import type { ClaimConfirmation, ClaimDraft, DraftState, StoredClaimDraft } from '@captive/api-client/contract'

import { inTab, type StoredEntry } from '../stored-keys.ts'

// Claim reports that this tab stores for a server that does not. Log Out clears them.

const draftsIn = (owner: string, clientId: number) => inTab('tab-drafts', owner, clientId)
const reportIn = (clientId: number, confirmationNum: string) => inTab('sent', clientId, confirmationNum)

/** A user's unfinished reports for a company, by id. */
export function readDrafts(owner: string, clientId: number): Readonly<Record<string, StoredClaimDraft>> {
  return (read(draftsIn(owner, clientId)) ?? {}) as Record<string, StoredClaimDraft> // only this file writes it
}

function writeDrafts(owner: string, clientId: number, drafts: Readonly<Record<string, StoredClaimDraft>>): void {
  draftsIn(owner, clientId).write(JSON.stringify(drafts))
}

/** Stores a user's unfinished report for a company, with the version of the save. */
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

/** Stores a submitted report for its confirmation page, and deletes its draft. */
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
    email: '', // the server does not return the recipient
    severeReasons: [],
  }
  reportIn(clientId, report.confirmationNum).write(JSON.stringify(confirmation))
}

export function readReport(clientId: number, confirmationNum: string): ClaimConfirmation | null {
  return read(reportIn(clientId, confirmationNum)) as ClaimConfirmation | null // only this file writes it
}

function read(entry: StoredEntry): unknown {
  return JSON.parse(entry.read() ?? 'null')
}
