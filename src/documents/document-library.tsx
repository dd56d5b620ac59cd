import { categoryOf, type Document } from '@captive/api-client/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../api/api.ts'
import { useCan } from '../session/session-context.ts'
import type { Elements } from '../ui/elements.ts'
import { DocumentList, type ListedDocument } from '../ui/document-list.tsx'
import { LoadingState } from '../ui/loading-state.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { dayOf, documentsIn, fileNameOf, titleOf } from './document-facts.ts'
import { warningOf } from './document-warning.ts'
import { isNewSince, useLastVisit } from './last-visit.ts'
import { loadDocument } from './load-document.ts'
import { texts } from './texts.ts'
import { useDeleteDocument } from './use-delete-document.ts'

interface DocumentLibraryProps {
  /** The documents of a company or a program. Several libraries on a page may share the query. */
  query: Pick<UseQueryResult<Document[]>, 'data' | 'isLoadingError' | 'error' | 'refetch'>
  /** One of `documentCategories`, whose codes control viewing and deleting. */
  prefix: string
  /** The text of the empty state (AMB-060). */
  emptyText: string
  /** Groups documents by year; `nothing` shows one list. */
  groupBy?: 'year' | 'nothing'
  /** Shows only documents of this year. */
  year?: number | undefined
  /** The label of the search across all groups. Without it there is no search. */
  searchLabel?: string
  /** Filters beside the search. */
  filters?: Elements
}

/** The documents of one category, with buttons to view, download and delete them. */
export function DocumentLibrary({ query, ...library }: DocumentLibraryProps) {
  return (
    <QueryView
      query={query}
      pending={<LoadingState label={texts.loading} shape="rows" count={3} />}
      failed={texts.failed}
    >
      {(documents) => <LoadedLibrary documents={documents} {...library} />}
    </QueryView>
  )
}

interface LoadedLibraryProps extends Omit<DocumentLibraryProps, 'query'> {
  documents: readonly Document[]
}

function LoadedLibrary({
  documents,
  prefix,
  emptyText,
  groupBy = 'year',
  year,
  searchLabel,
  filters,
}: LoadedLibraryProps) {
  const can = useCan()
  const visit = useLastVisit()
  const { mutate: remove } = useDeleteDocument()
  const { download, manage } = categoryOf(prefix) ?? {}
  const locked = download !== undefined && !can(download)
  const shown = useMemo(
    () => documentsIn(documents, prefix).filter(({ Year }) => year === undefined || Year === year),
    [documents, prefix, year],
  )
  const groups = useMemo(() => {
    const title = ({ Year }: Document) => (groupBy === 'year' ? String(Year) : null)
    return [...Map.groupBy(shown, title)].map(([name, those]) => ({
      title: name,
      documents: those.map((document) => toListed(document, locked, isNewSince(visit, document))),
    }))
  }, [shown, groupBy, locked, visit])
  const deleting = manage && {
    mayDelete: can(manage),
    onDelete: ({ id }: ListedDocument) => {
      const document = shown.find(({ RecId }) => String(RecId) === id)
      if (document) remove(document)
    },
  }
  return (
    <DocumentList
      groups={groups}
      emptyText={emptyText}
      filters={filters}
      {...(searchLabel && { searchLabel })}
      {...deleting}
    />
  )
}

function toListed(document: Document, locked: boolean, isNew: boolean): ListedDocument {
  return {
    id: String(document.RecId),
    title: titleOf(document),
    about: document.Description,
    warning: warningOf(document),
    fileName: fileNameOf(document),
    date: dayOf(document),
    isNew,
    locked,
    load: loadDocument(api, document),
  }
}
