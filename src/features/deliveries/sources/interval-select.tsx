import { rhythms, type DeliverySource } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from '../texts.ts'
import classes from './sources.module.css'

const words = texts.sources
type Rhythm = DeliverySource['Rhythm']

/**
 * A select for how often a source delivers. Saves at once. Without a selection, the frequency is derived from the
 * deliveries.
 */
export function IntervalSelect({ source: { Source, Rhythm, IsProposed } }: { source: DeliverySource }) {
  const saving = useMutation({
    mutationFn: (rhythm: Rhythm) => api.setDeliveryRhythm({ body: { Source, Rhythm: rhythm } }),
    meta: { stale: ['deliveries'] },
    onSuccess: () => showSuccess(words.saved(Source)),
  })
  return (
    <>
      <SelectBox
        aria-label={words.intervalOf(Source)}
        value={IsProposed ? '' : (Rhythm ?? '')}
        disabled={saving.isPending}
        onChange={({ currentTarget: { value } }) => saving.mutate(rhythms.find((rhythm) => rhythm === value) ?? null)}
      >
        <option value="">{words.proposed(IsProposed && Rhythm ? words.rhythms[Rhythm] : undefined)}</option>
        {rhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {words.rhythms[rhythm]}
          </option>
        ))}
      </SelectBox>
      {saving.error ? (
        <p role="alert" className={classes.failed}>
          {`${words.notSaved} ${reasonOf(saving.error)}`}
        </p>
      ) : null}
    </>
  )
}
