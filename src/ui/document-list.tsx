import { Button } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMegabytes } from '../format/bytes.ts'
import { formatDate, today } from '../format/date.ts'
import { searchText } from '../format/search-text.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import classes from './document-list.module.css'
import { DownloadButton } from './download-button.tsx'
import { NewMark } from './new-mark.tsx'
import { isShown } from './open-tab.ts'
import { PermissionTooltip } from './permission-tooltip.tsx'
import { SearchField } from './search-field.tsx'
import { texts } from './texts.ts'
import type { LoadFile } from './use-download.ts'
import type { Elements } from './elements.ts'

export interface ListedDocument {
  id: string
  title: string
  /** A description of at most one sentence. */
  about?: string
  /** The file name of the download. */
  fileName: string
  /** A date or a timestamp, ISO 8601. */
  date: string
  /** Shown instead of the date for a period, for example `Q3 2024`. */
  period?: string
  /** In bytes. */
  size?: number
  /** A warning to show before the document is opened, or the reason why it cannot be opened. */
  warning?: string | undefined
  /** Whether it was added since the last visit. */
  isNew?: boolean
  /** Whether the user may see the entry but not open the document. */
  locked?: boolean
  load: LoadFile
}

interface DocumentGroup {
  /** The title of the group, for example a year; null for an open group without a title. */
  title: string | null
  documents: readonly ListedDocument[]
}

interface DocumentListProps {
  /** Newest first. The first group is open; if all its documents have future dates, the next one is open, too. */
  groups: readonly DocumentGroup[]
  /** The text for an empty list. */
  emptyText: string
  /** The label of the search; undefined for no search. */
  searchLabel?: string
  /** Filters beside the search. */
  filters?: Elements
  /** Deletes a document after a confirmation. */
  onDelete?: (document: ListedDocument) => void
  /** Whether the user may delete; otherwise one disabled Delete button is above the list. */
  mayDelete?: boolean
}

/** A list of documents in collapsible groups. A search opens every group with a match. */
export function DocumentList(props: DocumentListProps) {
  const { groups, emptyText, searchLabel, filters, onDelete, mayDelete = true } = props
  const [query, setQuery] = useState('')
  const [deleting, setDeleting] = useState<ListedDocument>()
  const wanted = searchText(query)
  const found = groups
    .map(({ title, documents }) => ({
      title,
      documents: documents.filter((document) =>
        searchText(`${document.title} ${document.about ?? ''} ${title ?? ''}`).includes(wanted),
      ),
    }))
    .filter(({ documents }) => documents.length > 0)
  const isDeleteRefused = onDelete !== undefined && !mayDelete && groups.length > 0
  return (
    <>
      {searchLabel || filters || isDeleteRefused ? (
        <div className={classes.tools}>
          {searchLabel ? (
            <SearchField className={classes.search} label={searchLabel} value={query} onText={setQuery} />
          ) : null}
          {filters}
          {isDeleteRefused ? (
            <PermissionTooltip allowed={false}>
              <Button {...deleteButton}>{texts.documents.delete}</Button>
            </PermissionTooltip>
          ) : null}
        </div>
      ) : null}
      {found.length === 0 ? <p className={classes.nothing}>{emptyText}</p> : null}
      {found.map(({ title, documents }, at) => {
        const lines = (
          <ul {...(title !== null && { 'aria-label': title })}>
            {documents.map((document) => (
              <DocumentLine
                key={document.id}
                document={document}
                onDelete={onDelete && mayDelete ? () => setDeleting(document) : undefined}
              />
            ))}
          </ul>
        )
        if (title === null) {
          return (
            <div key="" className={classes.group}>
              {lines}
            </div>
          )
        }
        return (
          <details
            key={`${title} ${wanted === ''}`}
            className={classes.group}
            open={wanted !== '' || found.slice(0, at).every(isInFuture)}
          >
            <summary>
              <span>{`${title} `}</span>
              <span>{documents.length}</span>
            </summary>
            {lines}
          </details>
        )
      })}
      <ConfirmDialog
        opened={deleting !== undefined}
        title={texts.documents.confirmDelete}
        confirmLabel={texts.documents.delete}
        destructive
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting) onDelete?.(deleting)
          setDeleting(undefined)
        }}
      >
        {texts.documents.deleteConsequences(deleting?.title ?? '')}
      </ConfirmDialog>
    </>
  )
}

const deleteButton = { variant: 'subtle', size: 'sm', leftSection: <IconTrash size={20} aria-hidden /> } as const

const isInFuture = ({ documents }: DocumentGroup) => documents.every(({ date }) => date.slice(0, 10) > today())

interface DocumentLineProps {
  document: ListedDocument
  onDelete: (() => void) | undefined
}

function DocumentLine({ document, onDelete }: DocumentLineProps) {
  const { title, about, date, period, size, warning, isNew, locked = false, load, fileName } = document
  const file = { load, fileName, of: title, variant: 'subtle', allowed: !locked } as const
  return (
    <li className={classes.document}>
      <IconFileText className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <span className={classes.title}>
          <span>{title}</span>
          {about ? <span className={classes.about}>{about}</span> : null}
          {warning ? <span className={classes.about}>{warning}</span> : null}
        </span>
        <span className={classes.note}>
          {isNew ? <NewMark /> : null}
          <span>{period ?? formatDate(date)}</span>
          {size === undefined ? null : <span>{formatMegabytes(size)}</span>}
        </span>
      </div>
      <div className={classes.actions}>
        {isShown(fileName) ? <DownloadButton {...file} inTab /> : null}
        <DownloadButton {...file} />
        {onDelete ? (
          <Button
            {...deleteButton}
            aria-label={texts.documents.deleteNamed(title)}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            {texts.documents.delete}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
