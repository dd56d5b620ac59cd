import { claimTypeRules } from '@captive/api-client/contract'

import { DayField } from '../../../ui/fields/day-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { reportTypes, type ReportFilters } from './reports-search.ts'
import { texts } from './texts.ts'

const labels = texts.filters

type ReportType = (typeof reportTypes)[number]

/** The name of a report type. */
export const typeName = (type: ReportType): string => (type === 'Email' ? texts.byEmail : claimTypeRules[type].label)

const types = reportTypes.map((value) => ({ value, label: typeName(value) }))

interface ReportFilterFieldsProps {
  filters: ReportFilters
  companies: readonly { value: number; label: string }[]
  onChange: (change: ReportFilters) => void
}

/** Filters by type, company and day. */
export function ReportFilterFields({ filters, companies, onChange }: ReportFilterFieldsProps) {
  const { type, company, from, to } = filters
  return (
    <>
      <SelectField
        label={labels.type}
        value={type ?? ''}
        options={[{ value: '', label: labels.allTypes }, ...types]}
        onChange={(value) => onChange({ type: value === '' ? undefined : value })}
      />
      <SelectField
        label={labels.company}
        value={company ?? 0}
        options={[{ value: 0, label: labels.allCompanies }, ...companies]}
        onChange={(value) => onChange({ company: value === 0 ? undefined : value })}
      />
      <DayField
        label={labels.from}
        value={from ?? ''}
        {...(to !== undefined && { max: to })}
        onChange={(value) => onChange({ from: value === '' ? undefined : value })}
      />
      <DayField
        label={labels.to}
        value={to ?? ''}
        {...(from !== undefined && { min: from })}
        onChange={(value) => onChange({ to: value === '' ? undefined : value })}
      />
    </>
  )
}
