import { fillReporter } from '../report/reporter.ts'
import { withClaimType } from '../report/claim-report.ts'
import { claimTypeOf, toPersonalInfo } from '../forms/local-forms.ts'
import { stepOf, steps, type StepNumber } from '../report/steps.ts'
import type { WizardEvent } from './next-state.ts'
import { separateDraft } from './open-draft.ts'
import { storeOfStep, type Wizard } from './wizard.ts'

/** Shows the next step, or the missing answers of this one (WIZ-004). */
export function goToNextStep(wizard: Wizard): void {
  const { step } = wizard.state()
  if (step < 4 && completeStep(wizard, step)) show(wizard, { step: stepOf(step + 1).number })
}

export function goToPreviousStep(wizard: Wizard): void {
  show(wizard, { step: stepOf(wizard.state().step - 1).number })
}

/**
 * Goes from the review on step 4 to a step, to change an answer.
 * @param fieldId the element id of its field
 * @param from the element id of the Change button, which `returnToCheck` focuses
 */
export function changeAnswer(wizard: Wizard, step: StepNumber, at: { fieldId?: string | null; from: string }): void {
  show(wizard, { step, focus: at.fieldId ?? null, changedFrom: at.from })
}

/** Returns to the Change button on step 4, or shows the missing answers of earlier steps. */
export function returnToCheck(wizard: Wizard): void {
  const { step, changedFrom } = wizard.state()
  const stepsToPass = steps.filter(({ number }) => number >= step && number < 4)
  if (!stepsToPass.every(({ number }) => completeStep(wizard, number))) return
  show(wizard, { step: 4, focus: changedFrom })
}

/** Whether every answer of a step is valid; if not, shows that step with its errors. */
export function checkStep(wizard: Wizard, step: StepNumber): boolean {
  const errors = storeOfStep(wizard.state().report, step)?.markAllTouched() ?? []
  if (errors.length > 0) wizard.dispatch({ type: 'incomplete', step })
  return errors.length === 0
}

/** Validates a step, then applies the effects of its answers. */
function completeStep(wizard: Wizard, step: StepNumber): boolean {
  if (!checkStep(wizard, step)) return false
  if (wizard.state().phase.name === 'refused') {
    separateDraft(wizard) // the refused draft stays on the server
    wizard.saver.resume()
  }
  const { report, setting } = wizard.state()
  if (step === 1) {
    const claimType = claimTypeOf(report.type.answers())
    if (claimType) wizard.dispatch({ type: 'reportChanged', report: withClaimType(report, claimType, setting) })
  }
  if (step === 2 && report.loss) {
    const { company, phone } = toPersonalInfo(report.personal.answers())
    fillReporter(report.loss, { ...setting.reporter, company, phone })
  }
  return true
}

function show(wizard: Wizard, at: Omit<Extract<WizardEvent, { type: 'stepShown' }>, 'type'>): void {
  wizard.dispatch({ type: 'stepShown', ...at })
  void wizard.saver.saveNow()
}
