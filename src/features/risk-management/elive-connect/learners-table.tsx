import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import type { Learner } from './learning.ts'
import { texts } from './texts.ts'

const headers = texts.employees.columns

const columns: readonly DataColumn<Learner>[] = [
  { id: 'name', header: headers.employee, value: ({ name }) => name },
  {
    id: 'login',
    header: headers.login,
    value: ({ hasLogin }) => (hasLogin ? texts.employees.hasLogin : texts.employees.noLogin),
    shownOnCard: true,
  },
  {
    id: 'completed',
    header: headers.completed,
    kind: 'count',
    value: ({ completed }) => completed,
    shownOnCard: true,
  },
  {
    id: 'recently',
    header: headers.completedRecently,
    kind: 'count',
    value: ({ completedRecently }) => completedRecently,
    shownOnCard: true,
  },
  {
    id: 'activity',
    header: headers.lastActivity,
    kind: 'date',
    value: ({ lastActivity }) => lastActivity,
    shownOnCard: true,
  },
]

/** The employees of a company and their trainings. */
export function LearnersTable({ learners }: { learners: readonly Learner[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/risk-management/elive-connect')
  return (
    <DataTable
      state={search}
      onState={onSearch}
      label={texts.employees.title}
      rows={learners}
      columns={columns}
      rowKey={(learner) => String(learners.indexOf(learner))}
      emptyText={texts.employees.empty}
      searchLabel={texts.employees.search}
      exported
    />
  )
}
