import { attentionRules, type AttentionItem } from '@captive/api-client/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { choosesCompany } from '../../session/identity-rules.ts'
import { useActiveCompany, useCan, useSession } from '../../session/session-context.ts'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { AttentionFilterFields } from './attention-filter-fields.tsx'
import { DigestChoice } from './digest-choice.tsx'
import { ItemsTable } from './items-table.tsx'
import { attentionQuery } from './queries.ts'
import { texts } from './texts.ts'

const words = texts.page
const none: AttentionItem[] = []

/** /attention: all items of the active company, or of all companies in reach, with filters and marks. */
export function AttentionPage() {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/attention')
  const { state = 'open', of } = search
  const kind = attentionRules.find((rule) => rule === search.kind)
  const { clientId } = useActiveCompany()
  const mayAskForAll = choosesCompany(useSession())
  const mayOpenQueues = useCan()('000-001-006')
  const ofAll = mayAskForAll && of === 'all'
  const attention = useQuery({
    ...attentionQuery(api, { clientId: ofAll ? undefined : clientId, state, rule: kind }),
    placeholderData: keepPreviousData,
  })
  const isLoading = attention.isPlaceholderData
  const isLoaded = attention.isSuccess && !isLoading
  const items = attention.data?.Items ?? none
  const rows = useMemo(() => items.filter(({ Rule: rule }) => kind === undefined || rule === kind), [items, kind])
  const counts = attention.data?.Counts.filter(({ Rule: rule }) => kind === undefined || rule === kind) ?? []
  const total = counts.reduce((sum, { Count }) => sum + Count, 0)
  return (
    <>
      <PageHeader actions={mayOpenQueues ? <LinkButton to="/settings/queues">{texts.queues.title}</LinkButton> : null}>
        {words.lead}
      </PageHeader>
      <FilterLine
        onClear={
          kind || search.state || of
            ? () => onSearch({ kind: undefined, state: undefined, of: undefined, page: undefined })
            : undefined
        }
      >
        {words.summary(
          kind ? texts.rules[kind].kind : words.allKinds,
          texts.states[state],
          isLoaded ? total : undefined,
        )}
      </FilterLine>
      <QueryView
        query={attention}
        pending={<LoadingState label={words.loading} shape="rows" count={6} />}
        failed={words.failed}
      >
        {() => (
          <>
            <ItemsTable
              search={search}
              onSearch={onSearch}
              label={words.table}
              rows={rows}
              loading={isLoading ? words.loading : undefined}
              state={state}
              withCompany={ofAll}
              emptyText={state === 'open' ? texts.nothing : words.empty}
              filters={<AttentionFilterFields filters={search} mayAskForAll={mayAskForAll} onChange={onSearch} />}
            />
            {!isLoading && total > rows.length ? <p>{words.longer}</p> : null}
          </>
        )}
      </QueryView>
      <DigestChoice />
    </>
  )
}
