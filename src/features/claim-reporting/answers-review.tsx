import { Button } from '@mantine/core'
import { claimTypeRules } from '@captive/api-client/contract'
import { templateSections, type TemplateSection } from '@captive/form-engine'

import classes from './answers-review.module.css'
import { messages } from './messages.ts'
import type { StepNumber } from './steps.ts'
import { rowsOf, section, type TypedReport } from './submission.ts'

interface AnswersReviewProps {
  report: TypedReport
  onChange: (step: StepNumber) => void
}

/** Everything that is going to be sent, in order, confidential answers masked, each part with the way back to it. */
export function AnswersReview({ report, onChange }: AnswersReviewProps) {
  const loss = templateSections(report.loss.form, report.loss.answers())
  return (
    <div className={classes.root}>
      <Part
        step={1}
        title="Claim Type"
        sections={[section('', [['Claim type', claimTypeRules[report.claimType].label]])]}
        onChange={onChange}
      />
      <Part step={2} title="Personal Info" sections={[personalInfo(report)]} onChange={onChange} />
      <Part step={3} title="Loss Info" sections={loss} onChange={onChange} />
    </div>
  )
}

/** Without the tick, which is no answer to look at again. */
function personalInfo({ personal }: TypedReport): TemplateSection {
  return { title: '', rows: rowsOf(personal).filter(({ label }) => label !== messages.confirmLabel) }
}

interface PartProps {
  step: StepNumber
  title: string
  sections: readonly TemplateSection[]
  onChange: (step: StepNumber) => void
}

function Part({ step, title, sections, onChange }: PartProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h4>{title}</h4>
        <Button variant="subtle" onClick={() => onChange(step)} aria-label={`Change ${title}`}>
          Change
        </Button>
      </div>
      {sections.map(({ title: heading, rows }, index) => (
        <div key={`${index} ${heading}`} className={classes.section}>
          {heading ? <h5>{heading}</h5> : null}
          <dl>
            {rows.map(({ label, value }, row) => (
              <div key={`${row} ${label}`} className={classes.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
