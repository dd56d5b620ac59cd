import { Button } from '@mantine/core'
import { claimTypeRules } from '@captive/api-client/contract'
import { reviewSections, type ReviewRow } from '@captive/form-engine/claim'
import type { FormStore } from '@captive/form-engine/store'
import { useState } from 'react'

import type { Elements } from '../../../../ui/elements.ts'
import type { StepNumber } from '../../model/report/steps.ts'
import type { TypedReport } from '../../model/report/submission.ts'
import { texts as modelTexts } from '../../model/texts.ts'
import classes from './answers-review.module.css'
import { texts } from './texts.ts'

/** Goes to a step, and to the field with the id if there is one. `from` is the id of the pressed button. */
export type ChangeAnswer = (step: StepNumber, at: { fieldId?: string; from: string }) => void

interface AnswersReviewProps {
  report: TypedReport
  onChange: ChangeAnswer
}

const words = texts.review

/** The answers to send, by step. Confidential answers are hidden until shown. Each answer has a Change button. */
export function AnswersReview({ report, onChange }: AnswersReviewProps) {
  return (
    <div className={classes.root}>
      <Step step={1} title={words.steps.claimType} onChange={onChange}>
        <dl>
          <div className={classes.row}>
            <dt>{words.claimType}</dt>
            <dd>{claimTypeRules[report.claimType].label}</dd>
          </div>
        </dl>
      </Step>
      <Step step={2} title={words.steps.personalInfo} onChange={onChange}>
        <Answers step={2} store={report.personal} onChange={onChange} />
      </Step>
      <Step step={3} title={words.steps.lossInfo} onChange={onChange}>
        <Answers step={3} store={report.loss} onChange={onChange} />
      </Step>
    </div>
  )
}

interface StepProps {
  step: StepNumber
  title: string
  onChange: ChangeAnswer
  children: Elements
}

function Step({ step, title, onChange, children }: StepProps) {
  const id = `change-step-${step}`
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <h4>{title}</h4>
        <Button
          id={id}
          variant="subtle"
          onClick={() => onChange(step, { from: id })}
          aria-label={words.buttonFor(words.change, title)}
        >
          {words.change}
        </Button>
      </div>
      {children}
    </section>
  )
}

interface AnswersProps {
  step: StepNumber
  store: FormStore
  onChange: ChangeAnswer
}

/** The answers of one step by section, without the confirmation checkbox. */
function Answers({ step, store, onChange }: AnswersProps) {
  return reviewSections(store.form, store.answers()).map(({ title, rows }, index) => (
    <div key={`${index} ${title}`} className={classes.section}>
      {title ? <h5>{title}</h5> : null}
      <dl>
        {rows
          .filter(({ label }) => label !== modelTexts.forms.confirm)
          .map((row) => (
            <Answer
              key={row.path.join()}
              row={row}
              fieldId={store.fieldIdAt(row.path)}
              typed={isTypedText(store, row)}
              onChange={(at) => onChange(step, at)}
            />
          ))}
      </dl>
    </div>
  ))
}

/** Typed text must not be translated, even on a page that the browser translates. */
const isTypedText = ({ form }: FormStore, { path }: ReviewRow) =>
  form.control(String(path.at(-1)))?.rules.typed === true

interface AnswerProps {
  row: ReviewRow
  typed: boolean
  fieldId: string
  onChange: (at: { fieldId: string; from: string }) => void
}

function Answer({ row: { label, value, clear }, typed, fieldId, onChange }: AnswerProps) {
  const id = `change-${fieldId}`
  const [shown, setShown] = useState(false)
  const toggle = shown ? words.hide : words.show
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        <span translate={typed ? 'no' : undefined}>{shown ? clear : value}</span>
        {clear === null ? null : (
          <Button variant="subtle" aria-label={words.buttonFor(toggle, label)} onClick={() => setShown(!shown)}>
            {toggle}
          </Button>
        )}
      </dd>
      <dd className={classes.change}>
        <Button
          id={id}
          variant="subtle"
          aria-label={words.buttonFor(words.change, label)}
          onClick={() => onChange({ fieldId, from: id })}
        >
          {words.change}
        </Button>
      </dd>
    </div>
  )
}
