import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import type { TableState } from '../../../ui/data-table/table-state.ts'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { ItemsTable } from '../items-table.tsx'
import { attentionQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { ruleOf, type ItemQueueName } from './allowed-queues.ts'

const words = texts.queues

/** The open items of one rule for all companies, by due date or oldest first. */
export function ItemQueue({ name, search, onSearch }: SearchParams<TableState> & { name: ItemQueueName }) {
  const rule = ruleOf[name]
  const items = useQuery(attentionQuery(api, { state: 'open', rule }))
  return (
    <QueryView
      query={items}
      pending={<LoadingState label={texts.page.loading} shape="rows" count={6} />}
      failed={texts.page.failed}
    >
      {({ Items, Counts }) => {
        const total = Counts.find(({ Rule }) => Rule === rule)?.Count ?? 0
        const rows = Items.filter(({ Rule }) => Rule === rule)
        return (
          <>
            <ItemsTable
              search={search}
              onSearch={onSearch}
              label={words.tables[name]}
              rows={rows}
              state="open"
              withCompany
              emptyText={words.empty[name]}
            />
            {total > rows.length ? <p>{words.more(total, rows.length)}</p> : null}
          </>
        )
      }}
    </QueryView>
  )
}
