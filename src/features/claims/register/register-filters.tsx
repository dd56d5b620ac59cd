import { linesOfBusiness } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { DayField } from '../../../ui/fields/day-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { texts } from '../texts.ts'
import { claimChoicesQuery } from './queries.ts'
import { lagParts, severityRanges } from './ranges.ts'
import classes from './register.module.css'
import type { RegisterFilters } from './register-search.ts'

const { filters: labels, any, more } = texts.register

interface RegisterFilterFieldsProps {
  filters: RegisterFilters
  onChange: (change: RegisterFilters) => void
}

/** The filters beside the search: status, line and policy year. */
export function MainFilters({
  filters,
  onChange,
  clientId,
}: RegisterFilterFieldsProps & { clientId: number | undefined }) {
  const choices = useQuery(claimChoicesQuery(api, clientId))
  return (
    <>
      <Choice
        label={labels.status}
        value={filters.status}
        options={[
          { value: 'open', label: labels.open },
          { value: 'closed', label: labels.closed },
        ]}
        onChange={(value) => onChange({ status: value === 'open' || value === 'closed' ? value : undefined })}
      />
      <Choice
        label={labels.line}
        value={filters.line}
        options={linesOfBusiness.map(toOption)}
        onChange={(value) => onChange({ line: linesOfBusiness.find((line) => line === value) })}
      />
      <Choice
        label={labels.year}
        value={filters.year === undefined ? undefined : String(filters.year)}
        options={(choices.data?.Years ?? []).map(String).map(toOption)}
        onChange={(value) => onChange({ year: value === undefined ? undefined : Number(value) })}
      />
    </>
  )
}

/** Additional filters, initially collapsed. */
export function FurtherFilters({
  filters,
  onChange,
  clientId,
}: RegisterFilterFieldsProps & { clientId: number | undefined }) {
  const { data: choices } = useQuery(claimChoicesQuery(api, clientId))
  const valueOrUndefined = (value: string) => (value === '' ? undefined : value)
  const named = [
    { name: 'cause', options: choices?.Causes },
    { name: 'state', options: choices?.States },
    { name: 'adjuster', options: choices?.Adjusters },
  ] as const
  return (
    <details className={classes.further}>
      <summary>{more}</summary>
      <div className={classes.fields}>
        {named.map(({ name, options }) => (
          <Choice
            key={name}
            label={labels[name]}
            value={filters[name]}
            options={(options ?? []).map(toOption)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <Choice
          label={labels.severity}
          value={severityRanges.find(({ part }) => part.least === filters.least && part.most === filters.most)?.value}
          options={severityRanges}
          onChange={(value) =>
            onChange(
              severityRanges.find((range) => range.value === value)?.part ?? { least: undefined, most: undefined },
            )
          }
        />
        <Choice
          label={labels.lag}
          value={
            lagParts.find(({ part }) => part.leastLag === filters.leastLag && part.mostLag === filters.mostLag)?.value
          }
          options={lagParts}
          onChange={(value) =>
            onChange(
              lagParts.find((range) => range.value === value)?.part ?? { leastLag: undefined, mostLag: undefined },
            )
          }
        />
        <DayField
          label={labels.from}
          value={filters.from ?? ''}
          onChange={(value) => onChange({ from: valueOrUndefined(value) })}
        />
        <DayField
          label={labels.to}
          value={filters.to === undefined ? '' : dayAfter(filters.to, -1)}
          onChange={(value) => onChange({ to: value === '' ? undefined : dayAfter(value, 1) })}
        />
      </div>
    </details>
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

/** A select with the option "All". Also shows a value of the URL that is not among the options. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const isKnown = value === undefined || options.some((option) => option.value === value)
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: any }, ...(isKnown ? [] : [toOption(value)]), ...options]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}

const toOption = (value: string) => ({ value, label: value })

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
