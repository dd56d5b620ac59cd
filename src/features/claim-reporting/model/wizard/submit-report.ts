import { createConfirmationNumber } from '@captive/form-engine/claim'

import { toCallFailure } from '../../../../api/call-failure.ts'
import { clearedReport } from '../report/claim-report.ts'
import { loadDefinitions } from '../report/load-definitions.ts'
import { isTyped, toSubmission, type TypedReport } from '../report/submission.ts'
import { findDuplicates, hasArrived, sendReport } from '../sending/report-calls.ts'
import { currentDraft } from './current-draft.ts'
import { finishReport, signOut } from './finish.ts'
import { checkStep } from './navigation.ts'
import { draftIdOf, type Wizard } from './wizard.ts'

/**
 * Saves the draft, looks for duplicates and sends the report. Retries use the same number, so a claim is never counted
 * twice.
 * @param isAnother whether the user said that the report is not a duplicate
 */
export async function submitReport(wizard: Wizard, { isAnother = false } = {}): Promise<void> {
  const { report, phase, sentNumber } = wizard.state()
  if (!['filling', 'conflict'].includes(phase.name) || !isTyped(report) || !isComplete(wizard)) return
  wizard.dispatch({ type: 'submitPressed' })
  await wizard.saver.saveNow()
  if (!isChecking(wizard)) return
  // A report that may have been stored already must not be compared with itself.
  const duplicates = isAnother || sentNumber !== null ? [] : await findDuplicates(wizard.options, report)
  if (duplicates.length > 0) return wizard.dispatch({ type: 'notSent', notSent: { reason: 'duplicates', duplicates } })
  await wizard.saver.pause()
  if (!isChecking(wizard)) return
  await send(wizard, report, sentNumber)
}

/** A conflict, the end of the session, or an earlier submission that was stored ends the check. */
const isChecking = (wizard: Wizard) => wizard.state().phase.name === 'checking'

function isComplete(wizard: Wizard): boolean {
  if (!([1, 2, 3] as const).every((step) => checkStep(wizard, step))) return false
  const isReady = !wizard.uploads.waiting()
  if (!isReady) wizard.dispatch({ type: 'incomplete', step: 4 })
  return isReady
}

/** @param earlier the number of a submission that may have arrived; the report may have changed since */
async function send(wizard: Wizard, report: TypedReport, earlier: string | null): Promise<void> {
  const { options } = wizard
  const draftId = draftIdOf(wizard)
  const stored = options.sentNumber(draftId)
  const sentNumber = earlier ?? createConfirmationNumber('online')
  stored.keep(sentNumber)
  wizard.dispatch({ type: 'sendStarted', sentNumber })
  const body = {
    ...toSubmission(report, wizard.uploads.stored(), sentNumber),
    ...(options.storesDrafts && { draftId }),
  }
  try {
    const arrived = earlier !== null && (await hasArrived(options, earlier))
    if (!arrived) await sendReport(options, body)
    finishReport(wizard, sentNumber)
  } catch (error) {
    const failure = toCallFailure(error)
    switch (failure.kind) {
      case 'refused': // the earlier submission may have been slow, and may have used the number by now
        if (earlier !== null && (await hasArrived(options, earlier).catch(() => false)))
          return finishReport(wizard, earlier)
        stored.forget()
        return await startOver(wizard, failure.reason)
      case 'signed-out':
        return signOut(wizard, { submitted: true })
      case 'try-again':
        wizard.saver.resume()
        wizard.dispatch({ type: 'notSent', notSent: { reason: 'failure', message: failure.reason } })
    }
  }
}

/**
 * Returns to an empty step 1 (WIZ-037) with new definitions, in case the form changed, and offers to restore the
 * answers.
 */
async function startOver(wizard: Wizard, reason: string): Promise<void> {
  const { report, setting } = wizard.state()
  const refusal = { draft: currentDraft(wizard.state(), wizard.uploads), reason }
  const definitions = await loadDefinitions(wizard.options.api).catch(() => setting.definitions)
  const newSetting = { ...setting, definitions }
  wizard.uploads.restore([])
  wizard.dispatch({ type: 'refused', refusal, report: clearedReport(report, newSetting), setting: newSetting })
  wizard.options.on.failed()
}
