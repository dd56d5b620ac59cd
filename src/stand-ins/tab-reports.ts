import type { ClaimConfirmation, ClaimDraft, DraftState, StoredClaimDraft } from '@captive/api-client/contract'

// What this browser tab keeps of claim reports for a server that does not. Log Out clears it.

const prefix = 'member-portal.tab-draft'
const keyOfDraft = (owner: string, clientId: number, draftId: string) => `${prefix}.${owner}.${clientId}.${draftId}`
const keyOfReport = (clientId: number, confirmationNum: string) => `member-portal.sent.${clientId}.${confirmationNum}`

/** Keeps an unfinished report of a person for a company, under the version it was saved as. */
export function keepDraft(
  owner: string,
  { clientId, draftId, version, draft }: { clientId: number; draftId: string; version: string; draft: ClaimDraft },
): DraftState {
  const state = { version, savedAt: new Date().toISOString(), savedBy: owner, own: true }
  const stored: StoredClaimDraft = { ...state, draft, leftOut: false }
  sessionStorage.setItem(keyOfDraft(owner, clientId, draftId), JSON.stringify(stored))
  return state
}

export function readDraft(owner: string, clientId: number, draftId: string): StoredClaimDraft | null {
  return read(keyOfDraft(owner, clientId, draftId)) as StoredClaimDraft | null // written here only
}

/** The unfinished reports of a person for a company, the last saved first. */
export function readDrafts(owner: string, clientId: number): { draftId: string; stored: StoredClaimDraft }[] {
  const start = keyOfDraft(owner, clientId, '')
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const stored = read(key) as StoredClaimDraft | null
      return stored ? [{ draftId: key.slice(start.length), stored }] : []
    })
    .toSorted((one, other) => other.stored.savedAt.localeCompare(one.stored.savedAt))
}

export function removeDraft(owner: string, clientId: number, draftId: string): void {
  sessionStorage.removeItem(keyOfDraft(owner, clientId, draftId))
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
  sessionStorage.setItem(keyOfReport(clientId, report.confirmationNum), JSON.stringify(confirmation))
}

export function readReport(clientId: number, confirmationNum: string): ClaimConfirmation | null {
  return read(keyOfReport(clientId, confirmationNum)) as ClaimConfirmation | null // written here only
}

function read(key: string): unknown {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}
