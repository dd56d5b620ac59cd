import { SectionCard } from '../../ui/section-card.tsx'
import classes from './renewal-notes.module.css'
import { texts } from './texts.ts'

/** Notes about the documents of a renewal; the specification leaves the wording to us (AMB-020). */
export function RenewalNotes() {
  return (
    <SectionCard title={texts.notes.title}>
      <ul className={classes.root}>
        <li>
          <strong>{texts.notes.lossRuns}</strong> <span>{texts.notes.lossRunsNote}</span>
        </li>
        <li>
          <strong>{texts.notes.collateral}</strong> <span>{texts.notes.collateralNote}</span>
        </li>
      </ul>
    </SectionCard>
  )
}
