import { useQuery, type UseQueryOptions } from '@tanstack/react-query'

import { ProgramChoice } from '../../programs/program-choice.tsx'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'

interface PeopleRegisterProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'emptyText' | 'searchLabel' | 'defaultSort'
> {
  /** What the page is for. */
  about: string
  query: (programId: number) => RegisterQuery<Row>
}

type RegisterQuery<Row> = UseQueryOptions<Row[], Error, Row[], ['governance', null, string, number]>

/** A page of Membership: the people or companies of the program chosen. */
export function PeopleRegister<Row>({ about, query, ...register }: PeopleRegisterProps<Row>) {
  return (
    <>
      <PageHeader>{`${about}.`}</PageHeader>
      <ProgramChoice emptyText={register.emptyText}>
        {({ RecId }) => <OfProgram query={query(RecId)} {...register} />}
      </ProgramChoice>
    </>
  )
}

function OfProgram<Row>(props: Omit<PeopleRegisterProps<Row>, 'about' | 'query'> & { query: RegisterQuery<Row> }) {
  const { query, ...register } = props
  const table = useTableAddress()
  const rows = useQuery(query)
  return (
    <QueryView
      query={rows}
      pending={<LoadingState label={`Loading ${register.label.toLowerCase()}`} shape="rows" count={8} />}
      failed={{ title: `The ${register.label.toLowerCase()} did not load`, kept: 'Nothing of the register is lost.' }}
    >
      {(loaded) => <DataTable {...table} {...register} rows={loaded} exported />}
    </QueryView>
  )
}
