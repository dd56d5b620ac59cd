import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { formatMegabytes } from '../format/bytes.ts'
import classes from './file-list.module.css'
import { StatusBadge } from './status-badge.tsx'

export interface ListedFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  state: { kind: 'preparing' | 'done' } | { kind: 'uploading'; percent: number } | { kind: 'failed'; message: string }
  /** Address of the picture that it is, where its bytes are here. */
  preview?: string | null
}

interface FileListProps {
  /** What the files are, for a screen reader: 'Attached files'. */
  label: string
  files: readonly ListedFile[]
  /** Takes the file out, stopping its upload if that still runs. */
  onRemove: (file: ListedFile) => void
  onRetry: (file: ListedFile) => void
}

function FileState({ file, onRetry }: { file: ListedFile; onRetry: (file: ListedFile) => void }) {
  const { state } = file
  switch (state.kind) {
    case 'done':
      return <StatusBadge tone="ok">Uploaded</StatusBadge>
    case 'failed':
      return (
        <div className={classes.failed} role="alert">
          <StatusBadge tone="error">{state.message}</StatusBadge>
          <Button size="sm" onClick={() => onRetry(file)} aria-label={`Try again to upload ${file.name}`}>
            Try again
          </Button>
        </div>
      )
    case 'preparing':
      return <StatusBadge tone="info">Getting ready</StatusBadge>
    case 'uploading':
      return (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={`Uploading ${file.name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(state.percent)}
        >
          <div className={classes.line} style={{ '--share': state.percent / 100 } as CSSProperties} />
        </div>
      )
  }
}

/** Files on their way or there, one line each. */
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
            aria-label={`${['preparing', 'uploading'].includes(file.state.kind) ? 'Cancel' : 'Remove'} ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <IconX size={22} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
