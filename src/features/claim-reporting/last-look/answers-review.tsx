import { Button } from '@mantine/core'
import { claimTypeRules } from '@captive/api-client/contract'
import { reviewSections, type ReviewRow } from '@captive/form-engine/claim'
import type { FormSession } from '@captive/form-engine/session'
import { useState } from 'react'

import classes from './answers-review.module.css'
import { messages } from '../messages.ts'
import type { StepNumber } from '../wizard/steps.ts'
import type { TypedReport } from '../wizard/submission.ts'
import type { Elements } from '../../../ui/elements.ts'

/** Leads back to a step, to the field with the id if there is one; `from` is the id of what was pressed. */
export type ChangeAnswer = (step: StepNumber, at: { fieldId?: string; from: string }) => void

interface AnswersReviewProps {
  report: TypedReport
  onChange: ChangeAnswer
}

/** The answers that are going to be sent, step by step, confidential answers as dots until shown, each with the way back to it. */
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
        <Answers step={2} session={report.personal} onChange={onChange} />
      </Part>
      <Part step={3} title="Loss Info" onChange={onChange}>
        <Answers step={3} session={report.loss} onChange={onChange} />
      </Part>
    </div>
  )
}

interface PartProps {
  step: StepNumber
  title: string
  onChange: ChangeAnswer
  children: Elements
}

function Part({ step, title, onChange, children }: PartProps) {
  const id = `change-step-${step}`
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h4>{title}</h4>
        <Button id={id} variant="subtle" onClick={() => onChange(step, { from: id })} aria-label={`Change ${title}`}>
          Change
        </Button>
      </div>
      {children}
    </section>
  )
}

interface AnswersProps {
  step: StepNumber
  session: FormSession
  onChange: ChangeAnswer
}

/** The answers of one step by section; without the tick, which is no answer to look at again. */
function Answers({ step, session, onChange }: AnswersProps) {
  return reviewSections(session.form, session.answers()).map(({ title, rows }, index) => (
    <div key={`${index} ${title}`} className={classes.section}>
      {title ? <h5>{title}</h5> : null}
      <dl>
        {rows
          .filter(({ label }) => label !== messages.confirmLabel)
          .map((row) => (
            <Answer
              key={row.path.join()}
              row={row}
              fieldId={session.fieldIdAt(row.path)}
              typed={isTyped(session, row)}
              onChange={(at) => onChange(step, at)}
            />
          ))}
      </dl>
    </div>
  ))
}

/** What somebody typed reads as it was typed, also on a page that the browser translates. */
const isTyped = ({ form }: FormSession, { path }: ReviewRow) => form.control(String(path.at(-1)))?.rules.typed === true

interface AnswerProps {
  row: ReviewRow
  typed: boolean
  fieldId: string
  onChange: (at: { fieldId: string; from: string }) => void
}

function Answer({ row: { label, value, clear }, typed, fieldId, onChange }: AnswerProps) {
  const id = `change-${fieldId}`
  const [shown, setShown] = useState(false)
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        <span translate={typed ? 'no' : undefined}>{shown ? clear : value}</span>
        {clear === null ? null : (
          <Button variant="subtle" aria-label={`${shown ? 'Hide' : 'Show'} ${label}`} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Button>
        )}
      </dd>
      <dd className={classes.change}>
        <Button id={id} variant="subtle" aria-label={`Change ${label}`} onClick={() => onChange({ fieldId, from: id })}>
          Change
        </Button>
      </dd>
    </div>
  )
}
