import { reviewDays } from '@captive/api-client/contract'
import type { ReactElement } from 'react'

import { useSession } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { searchChoice } from '../../../ui/search-choice.ts'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { texts } from '../texts.ts'
import { allowedQueues } from './allowed-queues.ts'
import { ItemQueue } from './item-queue.tsx'
import classes from './queues.module.css'
import type { QueueName, QueuesSearch } from './queues-search.ts'

const words = texts.queues

interface QueuesPageProps extends SearchParams<QueuesSearch> {
  /** The register of reports, which another feature provides. */
  reports: ReactElement
}

/** /settings/queues: the staff's work queues for all companies. */
export function QueuesPage({ search, onSearch, reports }: QueuesPageProps) {
  const names = allowedQueues(useSession())
  const open = (queue: QueueName | undefined) =>
    onSearch({ queue, search: undefined, sort: undefined, hidden: undefined, page: undefined })
  const choice = searchChoice(names, search.queue, open)
  return (
    <>
      <PageHeader>{words.lead}</PageHeader>
      {names.length === 0 ? (
        <EmptyState title={words.notOffered}>{words.notOfferedHint}</EmptyState>
      ) : (
        <PageTabs label={words.label} tabs={names.map((value) => ({ value, label: words.tabs[value] }))} {...choice}>
          {(name) => (
            <>
              {name === 'users' ? <UserLinks /> : null}
              {name === 'reports' ? reports : <ItemQueue name={name} search={search} onSearch={onSearch} />}
            </>
          )}
        </PageTabs>
      )}
    </>
  )
}

/** Links to users of all companies who were never active, or not for a long time. */
function UserLinks() {
  return (
    <div className={classes.links}>
      <LinkButton to="/settings/people" search={{ status: 'invited' }}>
        {words.neverActive}
      </LinkButton>
      <LinkButton to="/settings/people" search={{ unused: reviewDays }}>
        {words.notForLong}
      </LinkButton>
    </div>
  )
}
