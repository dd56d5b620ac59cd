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
import type { LoadFile } from './use-download.ts'
import type { Elements } from './elements.ts'

export interface ListedDocument {
  id: string
  title: string
  /** What more is known of it: a sentence at most. */
  about?: string
  /** The name under which the browser keeps it. */
  fileName: string
  /** A day or a moment, ISO 8601. */
  date: string
  /** Shown instead of the day where it is of a whole period: 'Q3 2024'. */
  period?: string
  /** In bytes. */
  size?: number
  /** Came since the last visit. */
  isNew?: boolean
  /** It is there to be seen, but not to be opened by who looks. */
  locked?: boolean
  load: LoadFile
}

interface DocumentGroup {
  /** What they are, or the year: '2024'. Null where the heading above them says it: then they stand open. */
  title: string | null
  documents: readonly ListedDocument[]
}

interface DocumentListProps {
  /** Newest first: the first group is open, and so is the next where all in it are of days to come. */
  groups: readonly DocumentGroup[]
  /** What stands there when there are none. */
  emptyText: string
  /** The label of a search over all groups; without it there is none. */
  searchLabel?: string
  /** Stand beside the search. */
  filters?: Elements
  /** For documents that somebody may delete; it is asked first. */
  onDelete?: (document: ListedDocument) => void
  /** Whether who looks is that somebody; for others one disabled *Delete* stands above all documents. */
  mayDelete?: boolean
}

/** Documents in groups, each to be viewed or downloaded. While something is searched for, every group with a hit is open. */
export function DocumentList(props: DocumentListProps) {
  const { groups, emptyText, searchLabel, filters, onDelete, mayDelete = true } = props
  const [query, setQuery] = useState('')
  const [leaving, setLeaving] = useState<ListedDocument>()
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
              <Button {...deleteLook}>Delete</Button>
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
                onDelete={onDelete && mayDelete ? () => setLeaving(document) : undefined}
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
            open={wanted !== '' || found.slice(0, at).every(isToCome)}
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
        opened={leaving !== undefined}
        title="Are you sure you want to delete this document?"
        confirmLabel="Delete"
        destructive
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) onDelete?.(leaving)
          setLeaving(undefined)
        }}
      >
        {`“${leaving?.title ?? ''}” will be gone for everybody who can see it now.`}
      </ConfirmDialog>
    </>
  )
}

const deleteLook = { variant: 'subtle', size: 'sm', leftSection: <IconTrash size={20} aria-hidden /> } as const

const isToCome = ({ documents }: DocumentGroup) => documents.every(({ date }) => date.slice(0, 10) > today())

interface DocumentLineProps {
  document: ListedDocument
  onDelete: (() => void) | undefined
}

function DocumentLine({ document, onDelete }: DocumentLineProps) {
  const { title, about, date, period, size, isNew, locked = false, load, fileName } = document
  const file = { load, fileName, of: title, variant: 'subtle', allowed: !locked } as const
  return (
    <li className={classes.document}>
      <IconFileText className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <span className={classes.title}>
          <span>{title}</span>
          {about ? <span className={classes.about}>{about}</span> : null}
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
          <Button {...deleteLook} aria-label={`Delete ${title}`} aria-haspopup="dialog" onClick={onDelete}>
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  )
}
