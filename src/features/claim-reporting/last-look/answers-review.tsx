import { Button } from '@mantine/core'
import { claimTypeRules } from '@captive/api-client/contract'
import { reviewSections, type ReviewRow } from '@captive/form-engine/claim'
import type { FormSession } from '@captive/form-engine/session'
import { useState, type ReactNode } from 'react'

import classes from './answers-review.module.css'
import { messages } from '../messages.ts'
import type { StepNumber } from '../wizard/steps.ts'
import type { TypedReport } from '../wizard/submission.ts'

interface AnswersReviewProps {
  report: TypedReport
  /** Leads back to a step, to the field with the id if there is one. */
  onChange: (step: StepNumber, fieldId?: string) => void
}

/** Everything that is going to be sent, in order, confidential answers as dots until shown, each with the way back to it. */
export function AnswersReview({ report, onChange }: AnswersReviewProps) {
  return (
    <div className={classes.root}>
      <Part step={1} title="Claim Type" onChange={onChange}>
        <dl>
          <div className={classes.row}>
            <dt>Claim type</dt>
            <dd>{claimTypeRules[report.claimType].label}</dd>
          </div>
        </dl>
      </Part>
      <Part step={2} title="Personal Info" onChange={onChange}>
        <Answers session={report.personal} onChange={(fieldId) => onChange(2, fieldId)} />
      </Part>
      <Part step={3} title="Loss Info" onChange={onChange}>
        <Answers session={report.loss} onChange={(fieldId) => onChange(3, fieldId)} />
      </Part>
    </div>
  )
}

interface PartProps {
  step: StepNumber
  title: string
  onChange: (step: StepNumber) => void
  children: ReactNode
}

function Part({ step, title, onChange, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h4>{title}</h4>
        <Button variant="subtle" onClick={() => onChange(step)} aria-label={`Change ${title}`}>
          Change
        </Button>
      </div>
      {children}
    </section>
  )
}

/** The answers of one step by section; without the tick, which is no answer to look at again. */
function Answers({ session, onChange }: { session: FormSession; onChange: (fieldId: string) => void }) {
  return reviewSections(session.form, session.answers()).map(({ title, rows }, index) => (
    <div key={`${index} ${title}`} className={classes.section}>
      {title ? <h5>{title}</h5> : null}
      <dl>
        {rows
          .filter(({ label }) => label !== messages.confirmLabel)
          .map((row) => (
            <Answer key={row.path.join()} row={row} onChange={() => onChange(session.fieldIdAt(row.path))} />
          ))}
      </dl>
    </div>
  ))
}

function Answer({ row: { label, value, clear }, onChange }: { row: ReviewRow; onChange: () => void }) {
  const [shown, setShown] = useState(false)
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        {shown ? clear : value}
        {clear === null ? null : (
          <Button variant="subtle" aria-label={`${shown ? 'Hide' : 'Show'} ${label}`} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Button>
        )}
      </dd>
      <dd className={classes.change}>
        <Button variant="subtle" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
      </dd>
    </div>
  )
}
