import { NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'

import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { policyColumns } from './policy-columns.tsx'
import { parsePolicyFilters, type PolicyFilters } from './policy-filters.ts'
import { isInForceOn, type PolicyRow } from './policy-rows.ts'
import { usePolicyRows } from './use-policy-rows.ts'

const emptyText = 'No Policies Found.'

/** /insurance/policy-library: which policy was in force on a day (core §2 Policy Library, POL-001 to POL-003). */
export function PolicyLibraryPage() {
  const rows = usePolicyRows()
  return (
    <>
      <PageHeader>Every policy of your company, with its document.</PageHeader>
      <SectionCard wide title="Insurance Policies">
        <QueryView
          query={rows}
          pending={<LoadingState label="Loading policies" shape="rows" count={8} />}
          failed={{
            title: 'The policies did not load',
            kept: 'Your coverage is what it was; only the list did not come.',
          }}
          empty={<EmptyState title={emptyText}>A policy will appear here once its document is filed.</EmptyState>}
        >
          {(policies) => <PolicyRegister policies={policies} />}
        </QueryView>
      </SectionCard>
    </>
  )
}

function PolicyRegister({ policies }: { policies: readonly PolicyRow[] }) {
  const table = useTableAddress()
  const [filters, setFilters] = useAddress(parsePolicyFilters)
  const { on, line } = filters
  const lines = useMemo(() => [...new Set(policies.map(({ LOB }) => LOB))].toSorted(), [policies])
  const rows = useMemo(
    () =>
      policies.filter(
        (policy) => (line === undefined || policy.LOB === line) && (on === undefined || isInForceOn(policy, on)),
      ),
    [policies, on, line],
  )
  const can = useCan()
  const change = (next: { [name in keyof PolicyFilters]?: string | undefined }) =>
    setFilters({ ...next, ...({ page: undefined } as object) })
  return (
    <>
      <FilterLine onClear={on || line ? () => change({ on: undefined, line: undefined }) : undefined}>
        {filterWords(rows.length, filters)}
      </FilterLine>
      <DataTable
        {...table}
        label="Insurance Policies"
        rows={rows}
        columns={policyColumns}
        rowKey={({ PolicyId }) => String(PolicyId)}
        emptyText={emptyText}
        searchLabel="Search policies"
        exported
        {...(can('004') && can('004-001') && can('004-001-002') && { rowAction: toClaims })}
        filters={
          <>
            <TextInput
              type="date"
              label="In force on"
              value={on ?? ''}
              onChange={({ currentTarget: { value } }) => change({ on: value || undefined })}
            />
            <NativeSelect
              label="Line"
              value={line ?? ''}
              data={[{ value: '', label: 'All lines' }, ...lines]}
              onChange={({ currentTarget: { value } }) => change({ line: value || undefined })}
            />
          </>
        }
      />
    </>
  )
}

/** '2 policies of Excess in force on 05/01/2026'. */
function filterWords(count: number, { on, line }: PolicyFilters): string {
  const policies = `${count} ${count === 1 ? 'policy' : 'policies'}`
  return [policies, line && `of ${line}`, on && `in force on ${formatDate(on)}`].filter(Boolean).join(' ')
}

const toClaims: NonNullable<DataTableProps<PolicyRow>['rowAction']> = ({ PolicyId }, content, className) => (
  <Link
    to="/Claims/$policyId"
    params={{ policyId: String(PolicyId) }}
    className={className}
    title="Claims of this policy"
  >
    {content}
  </Link>
)
