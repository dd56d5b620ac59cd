import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { searchChoice } from '../../../../ui/search-choice.ts'
import { assignments, claimStates, type ReportQueueSearch } from '../reports-search.ts'
import { texts } from './texts.ts'

const labels = texts.filters
const states = claimStates.map((value) => ({ value, label: labels.states[value] }))
const severities = (['all', 'severe'] as const).map((value) => ({ value, label: labels.severities[value] }))
const holders = (['all', ...assignments] as const).map((value) => ({ value, label: labels.holders[value] }))

interface QueueFilterFieldsProps {
  filters: ReportQueueSearch
  onChange: (change: Partial<ReportQueueSearch>) => void
}

/** Filters by state, severity and assignee. */
export function QueueFilterFields({ filters, onChange }: QueueFilterFieldsProps) {
  const state = searchChoice(claimStates, filters.claim, (claim) => onChange({ claim }))
  return (
    <>
      <SelectField label={labels.state} options={states} {...state} />
      <SelectField
        label={labels.severity}
        options={severities}
        value={filters.severe ? 'severe' : 'all'}
        onChange={(value) => onChange({ severe: value === 'severe' ? true : undefined })}
      />
      <SelectField
        label={labels.holder}
        options={holders}
        value={filters.assigned ?? 'all'}
        onChange={(value) => onChange({ assigned: value === 'all' ? undefined : value })}
      />
    </>
  )
}
