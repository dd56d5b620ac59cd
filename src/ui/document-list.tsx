import { Button, TextInput } from '@mantine/core'
import { IconExternalLink, IconFileText, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMegabytes } from '../format/bytes.ts'
import { formatDate } from '../format/date.ts'
import { normalizeSearch } from '../format/normalize-search.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import classes from './document-list.module.css'
import { DownloadButton } from './download-button.tsx'
import type { LoadFile } from './use-download.ts'

export interface ListedDocument {
  id: string
  title: string
  fileName: string
  /** A day or a moment, ISO 8601. */
  date: string
  /** In bytes. */
  size?: number
  /** Came since the last visit. */
  isNew?: boolean
  /** Where it can be read in a new tab; without it there is no *View*. */
  viewAddress?: string
  load: LoadFile
}

interface DocumentGroup {
  /** What they are, or the year: '2024'. */
  title: string
  documents: readonly ListedDocument[]
}

interface DocumentListProps {
  /** Newest first: the first group is open. */
  groups: readonly DocumentGroup[]
  /** What stands there when there are none. */
  emptyText: string
  /** The label of a search over all groups; without it there is none. */
  searchLabel?: string
  /** For those who may delete; it is asked first. */
  onDelete?: (document: ListedDocument) => void
}

/** Documents in groups, each to be viewed or downloaded. While something is searched for, every group with a hit is open. */
export function DocumentList({ groups, emptyText, searchLabel, onDelete }: DocumentListProps) {
  const [query, setQuery] = useState('')
  const [leaving, setLeaving] = useState<ListedDocument>()
  const wanted = normalizeSearch(query)
  const found = groups
    .map(({ title, documents }) => ({
      title,
      documents: documents.filter((document) => normalizeSearch(`${document.title} ${title}`).includes(wanted)),
    }))
    .filter(({ documents }) => documents.length > 0)
  return (
    <>
      {searchLabel ? (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          label={searchLabel}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      ) : null}
      {found.length === 0 ? <p className={classes.nothing}>{emptyText}</p> : null}
      {found.map(({ title, documents }, at) => (
        <details key={`${title} ${wanted === ''}`} className={classes.group} open={at === 0 || wanted !== ''}>
          <summary>
            {title} <span>{documents.length}</span>
          </summary>
          <ul aria-label={title}>
            {documents.map((document) => (
              <DocumentLine key={document.id} document={document} onDelete={onDelete && (() => setLeaving(document))} />
            ))}
          </ul>
        </details>
      ))}
      <ConfirmDialog
        opened={leaving !== undefined}
        title="Delete this document?"
        confirmLabel="Delete"
        destructive
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) onDelete?.(leaving)
          setLeaving(undefined)
        }}
      >
        “{leaving?.title}” will be gone for everybody who can see it now.
      </ConfirmDialog>
    </>
  )
}

function DocumentLine({ document, onDelete }: { document: ListedDocument; onDelete: (() => void) | undefined }) {
  const { title, date, size, isNew, viewAddress, load, fileName } = document
  return (
    <li className={classes.document}>
      <IconFileText className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.note}>
          {isNew ? <strong>New since your last visit</strong> : null}
          {formatDate(date)}
          {size === undefined ? null : <span>{formatMegabytes(size)}</span>}
        </span>
      </div>
      <div className={classes.actions}>
        {viewAddress ? (
          <Button
            component="a"
            href={viewAddress}
            target="_blank"
            rel="noreferrer"
            variant="subtle"
            size="sm"
            leftSection={<IconExternalLink size={20} aria-hidden />}
            aria-label={`View ${title} in a new tab`}
          >
            View
          </Button>
        ) : null}
        <DownloadButton load={load} fileName={fileName} of={title} variant="subtle" />
        {onDelete ? (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={20} aria-hidden />}
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  )
}
