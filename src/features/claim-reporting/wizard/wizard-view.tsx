import { Title } from '@mantine/core'
import { useFormState } from '@captive/form-engine/react'
import { focusElement, type FormSession } from '@captive/form-engine/session'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { Callout } from '../../../ui/callout.tsx'
import { StepProgress } from '../../../ui/step-progress.tsx'
import type { ClaimWizard, WizardState } from './claim-wizard.ts'
import { DraftStatusNote } from './draft-status-note.tsx'
import { OvertakenNote } from './overtaken-note.tsx'
import { RefusedReport } from './refused-report.tsx'
import { FormStep } from './form-step.tsx'
import { LossInfoStep } from '../loss-info/loss-info-step.tsx'
import { reasonsToCall } from '../loss-info/severity.ts'
import { stepOf, steps } from './steps.ts'
import { UploadStep } from '../last-look/upload-step.tsx'
import { WizardBar } from './wizard-bar.tsx'
import classes from './wizard-view.module.css'

/** The report being filled, one step at a time (core §2). */
export function WizardView({ wizard }: { wizard: ClaimWizard }) {
  const state = useSyncExternalStore(wizard.subscribe, wizard.state)
  const { number, title, progress } = stepOf(state.step)
  const heading = useStepHeading(number, state.focus)
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
        {state.dropped.length > 0 ? (
          <Callout tone="warning" title="The form has changed since you saved" live="polite">
            These answers no longer fit and were left out: {state.dropped.join('; ')}.
          </Callout>
        ) : null}
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
  const { step, attempts } = state
  const session = wizard.sessionOf(step)
  if (session === null) {
    return (
      <UploadStep
        state={state}
        uploads={wizard.uploads}
        onChange={(target, fieldId) => wizard.change(target, fieldId)}
        onAnother={() => void wizard.submit({ isAnother: true })}
      />
    )
  }
  return step === 3 ? (
    <LossInfoStep key={step} session={session} attempts={attempts} />
  ) : (
    <FormStep key={step} session={session} attempts={attempts} />
  )
}

function StepBar({ wizard, state }: StepProps) {
  const { step, phase, report } = state
  const session = wizard.sessionOf(step)
  const shown = session ?? report.type
  const { valid } = useFormState(shown)
  const waiting = useSyncExternalStore(wizard.uploads.subscribe, () => wizard.uploads.waiting())
  const ready = session ? valid : !waiting
  return (
    <WizardBar
      onPrevious={step === 1 ? null : () => wizard.previous()}
      onNext={() => (step === 4 ? void wizard.submit() : wizard.next())}
      ready={ready}
      last={step === 4}
      submitting={phase === 'submitting'}
      severe={step > 2 && isSevere(report.loss)}
      status={<DraftStatusNote keeper={wizard.keeper} />}
    />
  )
}

/** Reads committed answers only: this runs while rendering, when nothing may be written. */
function isSevere(loss: FormSession | null): boolean {
  return loss !== null && reasonsToCall(loss.form, loss.state().answers).length > 0
}

/** Each step but the first one shown starts at its heading, at the top of the page, or at the field to change. */
function useStepHeading(step: number, fieldId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = fieldId === null ? null : document.getElementById(fieldId)
    if (field) return focusElement(field.id) // and so into sight
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step, fieldId])
  return heading
}
