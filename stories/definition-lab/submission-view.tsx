import { templateSections } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import classes from './definition-lab.module.css'
import { JsonView } from './json-view.tsx'
import { maskedSubmission } from './masked.ts'

/** What would be sent now, for people and as data. Confidential values are dots in both. */
export function SubmissionView({ session }: { session: FormSession }) {
  const { answers } = useFormState(session)
  const sections = templateSections(session.form, answers)
  if (sections.length === 0)
    return <EmptyState title="Nothing is answered yet">Only visible answers are sent.</EmptyState>
  return (
    <>
      {sections.map(({ title, rows }, index) => (
        <section key={`${title} ${index}`}>
          <h3 className={classes.subtitle}>{title || 'Answers'}</h3>
          <dl className={classes.answers}>
            {rows.map(({ label, value }, row) => (
              <div key={row} className={classes.answer}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <h3 className={classes.subtitle}>As it is sent</h3>
      <JsonView label="submission" data={maskedSubmission(session.form, answers)} />
    </>
  )
}
