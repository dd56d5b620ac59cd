import { Title } from '@mantine/core'
import { severeReasons } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import { focusElement, type FormSession } from '@captive/form-engine/session'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { DroppedAnswers } from '../../../forms/dropped-answers.tsx'
import { StepProgress } from '../../../ui/step-progress.tsx'
import type { ClaimWizard } from './claim-wizard.ts'
import type { WizardState } from './wizard-state.ts'
import { DraftStatusNote } from './draft-status-note.tsx'
import { OvertakenNote } from './overtaken-note.tsx'
import { RefusedReport } from './refused-report.tsx'
import { FormStep } from './form-step.tsx'
import { WhatsComing } from '../loss-info/whats-coming.tsx'
import { LossInfoStep } from '../loss-info/loss-info-step.tsx'
import { stepOf, steps } from './steps.ts'
import { CheckAnswers } from '../last-look/check-answers.tsx'
import { UploadStep } from '../last-look/upload-step.tsx'
import { WizardBar } from './wizard-bar.tsx'
import classes from './wizard-view.module.css'

/** The report being filled, one step at a time (core §2). */
export function WizardView({ wizard }: { wizard: ClaimWizard }) {
  const state = useSyncExternalStore(wizard.subscribe, wizard.state)
  const { number, title, progress } = stepOf(state.step)
  const heading = usePageHeading(number, state.focus)
  return (
    <form
      className={`${classes.root} ${classes.bar}`}
      noValidate
      autoComplete="on"
      onSubmit={(event) => event.preventDefault()}
    >
      <StepProgress
        label="Claim report"
        steps={steps.map((step) => step.title)}
        current={number - 1}
        percent={progress}
      />
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {title}
      </Title>
      <div className={classes.step}>
        {state.overtaken ? <OvertakenNote overtaken={state.overtaken} wizard={wizard} /> : null}
        {number === 1 && state.refused ? (
          <RefusedReport refusal={state.refused.refusal} onRestore={() => wizard.restore()} />
        ) : null}
        <DroppedAnswers labels={state.dropped} />
        <StepBody wizard={wizard} state={state} />
      </div>
      <StepBar wizard={wizard} state={state} />
    </form>
  )
}

interface StepProps {
  wizard: ClaimWizard
  state: WizardState
}

function StepBody({ wizard, state }: StepProps) {
  const { step, attempts, report } = state
  const session = wizard.sessionOf(step)
  if (session === null)
    return (
      <>
        <UploadStep uploads={wizard.uploads} attempts={attempts} />
        <CheckAnswers
          state={state}
          onChange={(target, at) => wizard.change(target, at)}
          onAnother={() => void wizard.submit({ isAnother: true })}
        />
      </>
    )
  return step === 3 ? (
    <LossInfoStep
      key={step}
      session={session}
      personal={report.personal}
      attempts={attempts}
      findPlace={wizard.findPlace}
      findKnown={wizard.findKnown}
    />
  ) : (
    <>
      {step === 2 && report.loss ? <WhatsComing loss={report.loss} /> : null}
      <FormStep key={step} session={session} attempts={attempts} />
    </>
  )
}

function StepBar({ wizard, state }: StepProps) {
  const { step, phase, report, changedFrom, overtaken } = state
  const session = wizard.sessionOf(step)
  const shown = session ?? report.type
  const { valid } = useFormState(shown)
  const waiting = useSyncExternalStore(wizard.uploads.subscribe, () => wizard.uploads.waiting())
  const isLast = session === null
  const ready = isLast ? !waiting : valid
  return (
    <WizardBar
      onPrevious={step === 1 ? null : () => wizard.previous()}
      onNext={() => (isLast ? void wizard.submit() : wizard.next())}
      onBackToCheck={changedFrom === null ? null : () => wizard.backToCheck()}
      ready={ready}
      last={isLast}
      submitting={phase === 'submitting'}
      severe={step > 2 && isSevere(report.loss)}
      status={<DraftStatusNote keeper={wizard.keeper} overtaken={overtaken} onLogIn={() => void wizard.logIn()} />}
    />
  )
}

/** Reads committed answers only: this runs while rendering, when nothing may be written. */
function isSevere(loss: FormSession | null): boolean {
  return loss !== null && severeReasons(loss.form, loss.state().answers).length > 0
}

/** Each step but the first one shown starts at its heading, at the top, or at the field to change or that was changed. */
function usePageHeading(page: number, fieldId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const field = fieldId === null ? null : document.getElementById(fieldId)
    if (field) return focusElement(field.id) // and so into sight
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [page, fieldId])
  return heading
}
