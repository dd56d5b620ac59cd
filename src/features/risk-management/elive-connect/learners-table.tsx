import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../../ui/data-table/use-table-address.ts'
import type { Learner } from './learning.ts'

const columns: readonly DataColumn<Learner>[] = [
  { id: 'name', header: 'Employee', value: ({ name }) => name },
  { id: 'login', header: 'Login', value: ({ hasLogin }) => (hasLogin ? 'Yes' : 'No login yet'), fact: true },
  {
    id: 'completed',
    header: 'Completed last month',
    kind: 'count',
    value: ({ completed }) => completed,
    fact: true,
  },
  {
    id: 'recently',
    header: 'In six months',
    kind: 'count',
    value: ({ completedRecently }) => completedRecently,
    fact: true,
  },
  {
    id: 'activity',
    header: 'Last activity',
    kind: 'date',
    value: ({ lastActivity }) => lastActivity,
    fact: true,
  },
]

/** Who is trained and who is not. */
export function LearnersTable({ learners }: { learners: readonly Learner[] }) {
  const table = useTableAddress()
  return (
    <DataTable
      {...table}
      label="Employees"
      rows={learners}
      columns={columns}
      rowKey={(learner) => String(learners.indexOf(learner))}
      emptyText="No Employees Found."
      searchLabel="Search employees"
      exported
    />
  )
}
