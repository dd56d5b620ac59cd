import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'

import type { SaveOptions } from '../drafts/draft-saver.ts'
import { withoutConfidential } from '../drafts/unsaved-draft.ts'
import { answerDifferences } from '../report/answer-differences.ts'
import { fromDraft } from '../report/claim-report.ts'
import { hasArrived } from '../sending/report-calls.ts'
import { finishReport } from './finish.ts'
import type { Conflict } from './wizard-state.ts'
import { draftIdOf, type Wizard } from './wizard.ts'

/**
 * Saves the draft; if that fails, stores it in the tab. Resolves to false after a conflict, or if the report had
 * already been stored.
 * @throws the errors of the client; retrying is safe
 */
export async function saveDraft(wizard: Wizard, draft: ClaimDraft, options: SaveOptions): Promise<boolean> {
  const { draftOnServer, report } = wizard.state()
  const unsaved = wizard.options.unsaved(draftOnServer.id)
  const outcome = await draftOnServer.save(draft, options).catch((error: unknown) => {
    unsaved.keep({ version: draftOnServer.version, draft: withoutConfidential(draft, report.loss) })
    throw error
  })
  unsaved.forget()
  if (outcome === 'saved') return true
  const { sentNumber } = wizard.state()
  if (outcome === 'gone' && sentNumber !== null && (await hasArrived(wizard.options, sentNumber)))
    finishReport(wizard, sentNumber)
  else wizard.dispatch({ type: 'conflictFound', ...(await conflictAfter(wizard, outcome)) })
  return false
}

/** Compares the user's answers with the newer version again, after each change during a conflict. */
export function refreshConflict(wizard: Wizard): void {
  const { phase } = wizard.state()
  if (phase.name === 'conflict' && phase.newer)
    wizard.dispatch({ type: 'conflictFound', ...comparison(wizard, phase.newer) })
}

async function conflictAfter(wizard: Wizard, outcome: 'conflict' | 'gone'): Promise<Conflict> {
  const { api, clientId } = wizard.options
  const query = { ClientId: clientId, DraftId: draftIdOf(wizard) }
  const newer = outcome === 'gone' ? null : await api.getFNOLDraft({ query })
  return newer === null ? { newer, differences: [] } : comparison(wizard, newer)
}

function comparison(wizard: Wizard, newer: StoredClaimDraft): Conflict {
  const { report, setting } = wizard.state()
  const theirs = fromDraft(newer.draft, setting).report
  return { newer, differences: answerDifferences(report, theirs, newer.leftOut) }
}
