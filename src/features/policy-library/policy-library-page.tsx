import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'

import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DayField } from '../../ui/fields/day-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { policyColumns } from './policy-columns.tsx'
import type { PolicyFilters } from './policy-filters.ts'
import { isInForceOn, type PolicyRow } from './policy-rows.ts'
import { texts } from './texts.ts'
import { usePolicyRows } from './use-policy-rows.ts'

const emptyText = texts.empty

/** /insurance/policy-library */
export function PolicyLibraryPage() {
  const rows = usePolicyRows()
  return (
    <>
      <PageHeader>{texts.lead}</PageHeader>
      <SectionCard wide title={texts.title}>
        <QueryView
          query={rows}
          pending={<LoadingState label={texts.loading} shape="rows" count={8} />}
          failed={texts.failed}
          empty={<EmptyState title={emptyText}>{texts.emptyHint}</EmptyState>}
        >
          {(policies) => <PolicyRegister policies={policies} />}
        </QueryView>
      </SectionCard>
    </>
  )
}

function PolicyRegister({ policies }: { policies: readonly PolicyRow[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/insurance/policy-library')
  const { on, line } = search
  const lines = useMemo(() => [...new Set(policies.map(({ LOB }) => LOB))].toSorted(), [policies])
  const rows = useMemo(
    () =>
      policies.filter(
        (policy) => (line === undefined || policy.LOB === line) && (on === undefined || isInForceOn(policy, on)),
      ),
    [policies, on, line],
  )
  const can = useCan()
  const change = (filters: PolicyFilters) => onSearch({ ...filters, page: undefined })
  return (
    <>
      <FilterLine onClear={on || line ? () => change({ on: undefined, line: undefined }) : undefined}>
        {texts.found(rows.length, line, on && formatDate(on))}
      </FilterLine>
      <DataTable
        state={search}
        onState={onSearch}
        label={texts.title}
        rows={rows}
        columns={policyColumns}
        rowKey={({ PolicyId }) => String(PolicyId)}
        emptyText={emptyText}
        searchLabel={texts.search}
        exported
        {...(can('004') && can('004-001') && can('004-001-002') && { rowAction: toClaims })}
        filters={
          <>
            <DayField
              label={texts.inForceOn}
              value={on ?? ''}
              onChange={(value) => change({ on: value || undefined })}
            />
            <SelectField
              label={texts.line}
              value={line ?? ''}
              options={[{ value: '', label: texts.allLines }, ...lines.map((value) => ({ value, label: value }))]}
              onChange={(value) => change({ line: value || undefined })}
            />
          </>
        }
      />
    </>
  )
}

const toClaims: NonNullable<DataTableProps<PolicyRow>['rowAction']> = ({ PolicyId }, content, className) => (
  <Link to="/Claims/$policyId" params={{ policyId: String(PolicyId) }} className={className} title={texts.claims}>
    {content}
  </Link>
)
