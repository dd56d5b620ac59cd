import { Title } from '@mantine/core'
import type { Form, Language } from '@captive/form-engine'
import { severeReasons } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import { focusElement, type FormStore } from '@captive/form-engine/store'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import { DroppedAnswers } from '../../../../forms/dropped-answers.tsx'
import { hasSpanish } from '../../../../forms/spanish/has-spanish.ts'
import { StepProgress } from '../../../../ui/step-progress.tsx'
import { withHints, type Hints } from '../../model/loss-info/hints.ts'
import { lossForm } from '../../model/report/claim-report.ts'
import { stepOf, steps } from '../../model/report/steps.ts'
import { goToLogin } from '../../model/wizard/finish.ts'
import { knownFinder, placeFinder } from '../../model/wizard/find-for-answers.ts'
import { changeAnswer, goToNextStep, goToPreviousStep, returnToCheck } from '../../model/wizard/navigation.ts'
import { restoreAnswers } from '../../model/wizard/open-draft.ts'
import { submitReport } from '../../model/wizard/submit-report.ts'
import { storeOfStep, type Wizard } from '../../model/wizard/wizard.ts'
import type { WizardState } from '../../model/wizard/wizard-state.ts'
import { CheckAnswers } from '../check/check-answers.tsx'
import { UploadStep } from '../check/upload-step.tsx'
import { FormStep } from '../form-step.tsx'
import { LossInfoStep } from '../loss-info/loss-info-step.tsx'
import { useOpenSection } from '../loss-info/use-open-section.ts'
import { useReportLanguage, type ReportLanguage } from '../loss-info/use-report-language.ts'
import { UpcomingQuestions } from '../loss-info/upcoming-questions.tsx'
import { texts } from './texts.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DraftStatusNote } from './draft-status-note.tsx'
import { RefusedReport } from './refused-report.tsx'
import { WizardBar } from './wizard-bar.tsx'
import classes from './wizard-view.module.css'

/** The report, one step at a time (core §2). */
export function WizardView({ wizard }: { wizard: Wizard }) {
  const state = useSyncExternalStore(wizard.subscribe, wizard.state)
  const { number, title, progress } = stepOf(state.step)
  const { phase } = state
  const heading = useStepFocus(number, state.focus)
  const language = useLanguageOfStep(wizard, state)
  return (
    <form
      className={`${classes.root} ${classes.bar}`}
      noValidate
      autoComplete="on"
      onSubmit={(event) => event.preventDefault()}
    >
      <StepProgress
        label={texts.progress}
        steps={steps.map((step) => step.title)}
        current={number - 1}
        percent={progress}
      />
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {title}
      </Title>
      <div className={classes.step}>
        {phase.name === 'conflict' ? <ConflictNote conflict={phase} wizard={wizard} /> : null}
        {phase.name === 'refused' ? (
          <RefusedReport reason={phase.reason} onRestore={() => restoreAnswers(wizard)} />
        ) : null}
        <DroppedAnswers labels={state.dropped} />
        <StepBody wizard={wizard} state={state} language={language} />
      </div>
      <StepBar wizard={wizard} state={state} language={language} />
    </form>
  )
}

interface StepProps {
  wizard: Wizard
  state: WizardState
  /** Null if the member cannot choose. */
  language: ReportLanguage | null
}

function StepBody({ wizard, state, language }: StepProps) {
  const { step, attempts, report } = state
  const finders = useMemo(() => ({ findPlace: placeFinder(wizard), findKnown: knownFinder(wizard) }), [wizard])
  const openSection = useOpenSection()
  const store = storeOfStep(report, step)
  if (store === null)
    return (
      <>
        <UploadStep uploads={wizard.uploads} attempts={attempts} />
        <CheckAnswers
          state={state}
          onChange={(target, at) => changeAnswer(wizard, target, at)}
          onAnother={() => void submitReport(wizard, { isAnother: true })}
        />
      </>
    )
  return step === 3 ? (
    <LossInfoStep key={step} {...{ store, attempts, openSection, language }} personal={report.personal} {...finders} />
  ) : (
    <>
      {step === 2 && report.loss ? <UpcomingQuestions loss={report.loss} /> : null}
      <FormStep key={step} store={store} attempts={attempts} />
    </>
  )
}

function StepBar({ wizard, state, language }: StepProps) {
  const translation = language?.translation
  const { step, phase, report, changedFrom } = state
  const store = storeOfStep(report, step)
  const { valid } = useFormState(store ?? report.type)
  const waiting = useSyncExternalStore(wizard.uploads.subscribe, () => wizard.uploads.waiting())
  const isLast = store === null
  return (
    <WizardBar
      words={{ ...texts.bar, ...translation?.barTexts }}
      lang={translation?.formTexts.language}
      onPrevious={step === 1 ? null : () => goToPreviousStep(wizard)}
      onNext={() => (isLast ? void submitReport(wizard) : goToNextStep(wizard))}
      onBackToCheck={changedFrom === null ? null : () => returnToCheck(wizard)}
      ready={isLast ? !waiting : valid}
      last={isLast}
      submitting={phase.name === 'checking' || phase.name === 'sending'}
      severe={step > 2 && isSevere(report.loss)}
      status={
        <DraftStatusNote
          saver={wizard.saver}
          conflict={phase.name === 'conflict' ? phase : null}
          onLogIn={() => void goToLogin(wizard)}
          words={{ ...texts.draft, ...translation?.draftTexts }}
        />
      }
    />
  )
}

/** The language of step 3. The other steps are in English. */
function useLanguageOfStep(wizard: Wizard, { step, report }: WizardState): ReportLanguage | null {
  const { definitions } = wizard.options.setting
  const { claimType } = report
  const formIn = useMemo(
    () =>
      claimType && hasSpanish(definitions)
        ? (language: Language, hints: Hints): Form => lossForm(withHints(definitions, hints), claimType, language)
        : null,
    [definitions, claimType],
  )
  return useReportLanguage(step === 3 ? report.loss : null, formIn)
}

/** Reads committed answers only, because `answers()` would commit typed text while rendering. */
function isSevere(loss: FormStore | null): boolean {
  return loss !== null && severeReasons(loss.form, loss.state().answers).length > 0
}

/** Focuses the heading of each new step, or the element with the id. Does not change the focus for the initial step. */
function useStepFocus(step: number, elementId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const element = elementId === null ? null : document.getElementById(elementId)
    if (element) return focusElement(element.id) // focusing also scrolls to it
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step, elementId])
  return heading
}
