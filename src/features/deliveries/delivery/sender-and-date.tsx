import type { DeliveryDetails } from '@captive/api-client/contract'

import { today } from '../../../format/date.ts'
import { DayField } from '../../../ui/fields/day-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { texts } from '../texts.ts'
import classes from './delivery.module.css'
import type { Corrections } from './use-corrections.ts'

interface SenderAndDateProps {
  delivery: DeliveryDetails
  corrections: Corrections
}

/** The sender of the file, and the valuation date of its claims. */
export function SenderAndDate({
  delivery: { Kind, Source, AsOf },
  corrections: { draft, correct },
}: SenderAndDateProps) {
  return (
    <div className={classes.fields}>
      <TextField
        label={texts.needs.source}
        value={draft.source ?? Source ?? ''}
        onChange={(source) => correct({ source })}
      />
      {Kind === 'claims' ? (
        <DayField
          label={texts.needs.asOf}
          value={draft.asOf ?? AsOf ?? ''}
          max={today()}
          onChange={(asOf) => correct({ asOf })}
        />
      ) : null}
    </div>
  )
}
