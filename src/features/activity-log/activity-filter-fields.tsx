import type { ActivityEntry } from '@captive/api-client/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useMemo } from 'react'

import { kindOfAction, type ActivityFilters } from './activity-filters.ts'

interface ActivityFilterFieldsProps {
  filters: ActivityFilters
  /** All that were loaded; their users and kinds of action are offered. */
  entries: readonly ActivityEntry[]
  onChange: (change: { [name in keyof ActivityFilters]?: string | undefined }) => void
}

/** Who, what and when. */
export function ActivityFilterFields({ filters, entries, onChange }: ActivityFilterFieldsProps) {
  const users = useMemo(() => choices(entries.map(({ User }) => User)), [entries])
  const kinds = useMemo(() => choices(entries.map(({ Action }) => kindOfAction(Action))), [entries])
  const asked = (value: string) => (value === '' ? undefined : value)
  return (
    <>
      <NativeSelect
        label="Who"
        value={filters.who ?? ''}
        data={[{ value: '', label: 'Everybody' }, ...withChosen(users, filters.who)]}
        onChange={(event) => onChange({ who: asked(event.currentTarget.value) })}
      />
      <NativeSelect
        label="What"
        value={filters.what ?? ''}
        data={[{ value: '', label: 'Everything' }, ...withChosen(kinds, filters.what)]}
        onChange={(event) => onChange({ what: asked(event.currentTarget.value) })}
      />
      <TextInput
        type="date"
        label="From"
        value={filters.from ?? ''}
        {...(filters.to !== undefined && { max: filters.to })}
        onChange={(event) => onChange({ from: asked(event.currentTarget.value) })}
      />
      <TextInput
        type="date"
        label="To"
        value={filters.to ?? ''}
        {...(filters.from !== undefined && { min: filters.from })}
        onChange={(event) => onChange({ to: asked(event.currentTarget.value) })}
      />
    </>
  )
}

function choices(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort((one, other) => one.localeCompare(other))
}

/** The address may ask for somebody whose entries are not loaded. */
function withChosen(known: readonly string[], chosen: string | undefined): string[] {
  return chosen === undefined || known.includes(chosen) ? [...known] : [chosen, ...known]
}
