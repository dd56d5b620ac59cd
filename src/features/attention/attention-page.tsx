import type { AttentionItem } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { choosesCompany } from '../../session/identity-rules.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { rowButton } from '../../ui/data-table/row-button.tsx'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { attentionColumns } from './attention-columns.tsx'
import { AttentionFilterFields } from './attention-filter-fields.tsx'
import { DigestChoice } from './digest-choice.tsx'
import { attentionQuery } from './queries.ts'
import { texts } from './texts.ts'
import { useOpenItem } from './use-open-item.ts'

const words = texts.page
const none: AttentionItem[] = []

/** /attention: all items of the active company or of all companies in reach, with filters and marks. */
export function AttentionPage() {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/attention')
  const { kind, state = 'open', of } = search
  const { clientId } = useActiveCompany()
  const mayAskForAll = choosesCompany(useSession())
  const ofAll = mayAskForAll && of === 'all'
  const attention = useQuery(attentionQuery(api, ofAll ? undefined : clientId, state))
  const openItem = useOpenItem()
  const columns = useMemo(() => attentionColumns({ state, withCompany: ofAll }), [state, ofAll])
  const items = attention.data?.Items ?? none
  const rows = useMemo(() => items.filter(({ Rule: rule }) => kind === undefined || rule === kind), [items, kind])
  const counts = attention.data?.Counts.filter(({ Rule: rule }) => kind === undefined || rule === kind) ?? []
  const total = counts.reduce((sum, { Count }) => sum + Count, 0)
  const rowAction = useMemo(() => rowButton<AttentionItem>((item) => void openItem(item)), [openItem])
  return (
    <>
      <PageHeader>{words.lead}</PageHeader>
      <FilterLine
        onClear={
          kind || search.state || of
            ? () => onSearch({ kind: undefined, state: undefined, of: undefined, page: undefined })
            : undefined
        }
      >
        {`${kind ? texts.rules[kind].kind : words.allKinds}, ${texts.states[state]}: ${words.found(total)}`}
      </FilterLine>
      <QueryView
        query={attention}
        pending={<LoadingState label={words.loading} shape="rows" count={6} />}
        failed={words.failed}
      >
        {() => (
          <>
            <DataTable
              state={search}
              onState={onSearch}
              label={words.table}
              rows={rows}
              columns={columns}
              rowKey={({ Key }) => Key}
              emptyText={state === 'open' ? texts.nothing : words.empty}
              emptyHint={words.emptyHint}
              searchLabel={words.search}
              rowAction={rowAction}
              exported
              filters={<AttentionFilterFields filters={search} mayAskForAll={mayAskForAll} onChange={onSearch} />}
            />
            {total > rows.length ? <p>{words.longer}</p> : null}
          </>
        )}
      </QueryView>
      <DigestChoice />
    </>
  )
}
