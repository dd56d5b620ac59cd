import { Button } from '@mantine/core'
import type { Document } from '@captive/api-client/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { formatDate } from '../../format/date.ts'
import { isStaff } from '../../session/identity-rules.ts'
import { useCan, useOffers, useSession } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { titleOf } from '../document-facts.ts'
import { texts } from './texts.ts'

const readersQuery = (RecId: number) =>
  queryOptions({
    queryKey: ['documents', null, 'readers', RecId],
    queryFn: ({ signal }) => api.getDocumentReaders({ query: { RecId } }, { signal }),
  })

/** Shows staff who has read a document. Renders nothing for other users. */
export function ReadersButton({ document }: { document: Document }) {
  const { roleGroup } = useSession()
  const can = useCan()
  const offers = useOffers()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(roleGroup) || !can('000-001-004') || !offers('DocumentBatches')) return null
  const title = titleOf(document)
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-haspopup="dialog"
        aria-label={texts.of(title)}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <ReadDialog title={texts.of(title)} onClose={() => setOpen(false)}>
          <Readers id={document.RecId} />
        </ReadDialog>
      )}
    </>
  )
}

function Readers({ id }: { id: number }) {
  const readers = useQuery(readersQuery(id))
  return (
    <QueryView
      query={readers}
      pending={<LoadingState label={texts.loading} shape="rows" count={3} />}
      failed={texts.failed}
      empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
    >
      {(people) => (
        <ul>
          {people.map(({ UsersRecId, Name, ClientName, Times, LastReadAt }) => (
            <li key={UsersRecId}>{texts.line(Name, ClientName, Times, formatDate(LastReadAt))}</li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
