import type { ActivityEntry } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { DayField } from '../../ui/fields/day-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { firstWordOf, type ActivityFilters } from './activity-filters.ts'
import { texts } from './texts.ts'

const labels = texts.filters

interface ActivityFilterFieldsProps {
  filters: ActivityFilters
  /** The loaded entries. The filter options are their users and kinds of action. */
  entries: readonly ActivityEntry[]
  onChange: (change: ActivityFilters) => void
}

/** Filters by user, kind of action and day. */
export function ActivityFilterFields({ filters, entries, onChange }: ActivityFilterFieldsProps) {
  const users = useMemo(() => choices(entries.map(({ User }) => User)), [entries])
  const kinds = useMemo(() => choices(entries.map(({ Action }) => firstWordOf(Action))), [entries])
  const valueOrUndefined = (value: string) => (value === '' ? undefined : value)
  return (
    <>
      <SelectField
        label={labels.user}
        value={filters.who ?? ''}
        options={[{ value: '', label: labels.everyone }, ...withSelected(users, filters.who)]}
        onChange={(value) => onChange({ who: valueOrUndefined(value) })}
      />
      <SelectField
        label={labels.action}
        value={filters.what ?? ''}
        options={[{ value: '', label: labels.allActions }, ...withSelected(kinds, filters.what)]}
        onChange={(value) => onChange({ what: valueOrUndefined(value) })}
      />
      <DayField
        label={labels.from}
        value={filters.from ?? ''}
        {...(filters.to !== undefined && { max: filters.to })}
        onChange={(value) => onChange({ from: valueOrUndefined(value) })}
      />
      <DayField
        label={labels.to}
        value={filters.to ?? ''}
        {...(filters.from !== undefined && { min: filters.from })}
        onChange={(value) => onChange({ to: valueOrUndefined(value) })}
      />
    </>
  )
}

function choices(values: readonly string[]): string[] {
  return [...new Set(values)].sort((one, other) => one.localeCompare(other))
}

/** The URL may name a user who has no loaded entries. */
function withSelected(known: readonly string[], selected: string | undefined) {
  const all = selected === undefined || known.includes(selected) ? known : [selected, ...known]
  return all.map((value) => ({ value, label: value }))
}
