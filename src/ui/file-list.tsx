import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { formatMegabytes } from '../format/bytes.ts'
import classes from './file-list.module.css'
import { StatusBadge } from './status-badge.tsx'
import { texts } from './texts.ts'

export interface ListedFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  state:
    | { kind: 'chosen' | 'preparing' | 'done' }
    | { kind: 'uploading'; percent: number }
    | { kind: 'failed'; message: string }
  /** The object URL of an image, if its data is available in this page. */
  preview?: string | null
}

interface FileListProps {
  /** The name of the list for screen readers, for example `Attached files`. */
  label: string
  files: readonly ListedFile[]
  /** Removes a file and aborts its upload. */
  onRemove: (file: ListedFile) => void
  onRetry: (file: ListedFile) => void
}

function FileState({ file, onRetry }: { file: ListedFile; onRetry: (file: ListedFile) => void }) {
  const { state } = file
  switch (state.kind) {
    case 'chosen':
      return null
    case 'done':
      return <StatusBadge tone="ok">{texts.files.uploaded}</StatusBadge>
    case 'failed':
      return (
        <div className={classes.failed} role="alert">
          <StatusBadge tone="error">{state.message}</StatusBadge>
          <Button size="sm" onClick={() => onRetry(file)} aria-label={texts.files.retry(file.name)}>
            {texts.tryAgain}
          </Button>
        </div>
      )
    case 'preparing':
      return <StatusBadge tone="info">{texts.files.preparing}</StatusBadge>
    case 'uploading':
      return (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={texts.files.uploading(file.name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(state.percent)}
        >
          <div className={classes.line} style={{ '--share': state.percent / 100 } as CSSProperties} />
        </div>
      )
  }
}

/** A list of files with the progress of their uploads. */
export function FileList({ label, files, onRemove, onRetry }: FileListProps) {
  return (
    <ul className={classes.root} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          {file.preview ? (
            <img className={classes.preview} src={file.preview} alt="" />
          ) : (
            <IconPaperclip className={classes.icon} size={22} stroke={1.75} aria-hidden />
          )}
          <div className={classes.words}>
            <span className={classes.name} translate="no">
              {file.name}
            </span>
            <span className={classes.size}>{formatMegabytes(file.size)}</span>
            <FileState file={file} onRetry={onRetry} />
          </div>
          <ActionIcon
            aria-label={
              ['preparing', 'uploading'].includes(file.state.kind)
                ? texts.files.cancel(file.name)
                : texts.files.remove(file.name)
            }
            onClick={() => onRemove(file)}
          >
            <IconX size={22} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
