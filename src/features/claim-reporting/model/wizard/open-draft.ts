import type { ClaimDraft, RemovedQuestion } from '@captive/api-client/contract'

import { DraftOnServer } from '../drafts/draft-on-server.ts'
import { fromDraft } from '../report/claim-report.ts'
import { steps, type StepNumber } from '../report/steps.ts'
import { storeOfStep, draftIdOf, type Wizard } from './wizard.ts'

/** Opens a draft at its own step or at `lastStep`, but no later than its first incomplete step. */
export function openDraft(
  wizard: Wizard,
  draft: ClaimDraft,
  { lastStep = null, draftOnServer = wizard.state().draftOnServer, removed }: OpenOptions = {},
): void {
  const { report, dropped } = fromDraft(draft, wizard.state().setting, removed)
  wizard.uploads.restore(draft.uploads)
  const wanted = lastStep ?? draft.step
  const opened = steps.find(({ number }) => number === wanted || !storeOfStep(report, number)?.state().valid)
  wizard.dispatch({ type: 'draftOpened', report, dropped, draftOnServer, step: opened?.number ?? 1 })
  wizard.saver.resume()
}

interface OpenOptions {
  lastStep?: StepNumber | null
  draftOnServer?: DraftOnServer
  /** The questions of the draft's answers that the form no longer has. */
  removed?: readonly RemovedQuestion[] | undefined
}

/** Restores the answers of a refused report. */
export function restoreAnswers(wizard: Wizard): void {
  const { phase } = wizard.state()
  if (phase.name === 'refused') openDraft(wizard, phase.draft)
}

/** Ends a conflict by loading the version that another user saved. */
export function takeNewerVersion(wizard: Wizard): void {
  const { phase } = wizard.state()
  if (phase.name !== 'conflict' || phase.newer === null) return
  const { api, clientId } = wizard.options
  const { version, draft, removed } = phase.newer
  const draftOnServer = new DraftOnServer(api, clientId, { id: draftIdOf(wizard), version })
  openDraft(wizard, draft, { draftOnServer, removed })
  wizard.saver.rebase()
}

/** Ends a conflict by saving this user's answers as another report. */
export async function keepAsSeparateReport(wizard: Wizard): Promise<void> {
  separateDraft(wizard)
  wizard.saver.resume()
  await wizard.saver.saveNow()
}

/** Saves the answers under a new draft id from now on. The draft on the server stays unchanged. */
export function separateDraft(wizard: Wizard): void {
  const { api, clientId, on, unsaved } = wizard.options
  unsaved(draftIdOf(wizard)).forget()
  wizard.dispatch({ type: 'draftSeparated', draftOnServer: new DraftOnServer(api, clientId) })
  on.separated()
}
