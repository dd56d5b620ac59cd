import { templateSections } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { EmptyState } from '../ui/empty-state.tsx'
import classes from './definition-lab.module.css'
import { JsonView } from './json-view.tsx'
import { maskedSubmission } from './masked.ts'
import { texts } from './texts.ts'

/** The current submission, as a list and as data. Confidential values are masked in both. */
export function SubmissionView({ store }: { store: FormStore }) {
  const { answers } = useFormState(store)
  const sections = templateSections(store.form, answers)
  if (sections.length === 0)
    return <EmptyState title={texts.submission.emptyTitle}>{texts.submission.empty}</EmptyState>
  return (
    <>
      {sections.map(({ title, rows }, index) => (
        <section key={`${title} ${index}`}>
          <h3 className={classes.subtitle}>{title || texts.submission.untitled}</h3>
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
      <h3 className={classes.subtitle}>{texts.submission.data}</h3>
      <JsonView label={texts.submission.dataLabel} data={maskedSubmission(store.form, answers)} />
    </>
  )
}
