import { useQuery, type UseQueryOptions } from '@tanstack/react-query'

import { ProgramChoice } from '../../programs/program-choice.tsx'
import type { ProgramSearch } from '../../programs/program-search.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import type { TableState } from '../../ui/data-table/table-state.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { SearchParams } from '../../ui/use-search-params.ts'
import { texts } from './texts.ts'

interface PeopleRegisterProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'emptyText' | 'searchLabel' | 'defaultSort'
> {
  /** Describes the page, without a period. */
  about: string
  query: (programId: number) => RegisterQuery<Row>
  /** The search params of the page: its program and its table state. */
  params: SearchParams<TableState & ProgramSearch>
}

type RegisterQuery<Row> = UseQueryOptions<Row[], Error, Row[], ['governance', null, string, number]>

/** A page of Membership: the people or companies of the chosen program. */
export function PeopleRegister<Row>({ about, query, ...register }: PeopleRegisterProps<Row>) {
  return (
    <>
      <PageHeader>{`${about}.`}</PageHeader>
      <ProgramChoice params={register.params} emptyText={register.emptyText}>
        {({ RecId }) => <ProgramRegister query={query(RecId)} {...register} />}
      </ProgramChoice>
    </>
  )
}

function ProgramRegister<Row>(
  props: Omit<PeopleRegisterProps<Row>, 'about' | 'query'> & { query: RegisterQuery<Row> },
) {
  const { query, params, ...register } = props
  const rows = useQuery(query)
  return (
    <QueryView
      query={rows}
      pending={<LoadingState label={texts.register.loading(register.label)} shape="rows" count={8} />}
      failed={texts.register.failed(register.label)}
    >
      {(loaded) => <DataTable state={params.search} onState={params.onSearch} {...register} rows={loaded} exported />}
    </QueryView>
  )
}
