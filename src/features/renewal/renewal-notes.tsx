import { SectionCard } from '../../ui/section-card.tsx'
import classes from './renewal-notes.module.css'

/** What a renewal asks of its papers (REN-018, REN-019; worded by us, AMB-020). */
export function RenewalNotes() {
  return (
    <SectionCard title="Before you send">
      <ul className={classes.root}>
        <li>
          <strong>Loss runs</strong> have to be valued within 90 days. Ask your carrier for new ones where yours are
          older.
        </li>
        <li>
          <strong>Collateral</strong> is posted as a surety bond or a letter of credit. A surety bond is converted 30
          days before its termination, so send what replaces it before then.
        </li>
      </ul>
    </SectionCard>
  )
}
