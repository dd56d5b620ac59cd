import { Button, Checkbox, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { formatUploadSize } from '../../format/bytes.ts'
import { useDropTarget } from '../../ui/dropped-files.ts'
import { FileList } from '../../ui/file-list.tsx'
import classes from './upload-field.module.css'
import { isForSize, totalSize } from './upload-limits.ts'
import type { UploadQueue } from './upload-queue.ts'

interface UploadFieldProps {
  queue: UploadQueue
  disabled: boolean
  /** Of the element that takes focus, as the summary of errors leads to it. */
  id?: string
  /** Names the files where a page has several fields. */
  label?: string
  /** Ids of what else is said about the field. */
  describedBy?: string[]
  onBlur?: () => void
  onFocus?: () => void
}

/** Files, sent as soon as they are chosen or dropped on the page, each with its progress. A phone may take a photo at once. */
export function UploadField({ queue, disabled, id = 'files', label, describedBy = [], ...focus }: UploadFieldProps) {
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const refused = useSyncExternalStore(queue.subscribe, queue.refused)
  const [keepPlace, setKeepPlace] = useState(false)
  const onPhone = useMediaQuery('(pointer: coarse)')
  const { accept, single = false, prepare, whenTooLarge } = queue.upload
  const choose = single ? 'Choose a File' : 'Choose files'
  const takesPictures = accept === undefined || accept.includes('image')
  const add = (chosen: File[]) => queue.add(chosen, { keepPlace })
  const root = useDropTarget(add, disabled)
  const described = [...describedBy, ...(refused.length > 0 ? [`${id}-refused`] : [])].join(' ')
  useEffect(() => {
    window.addEventListener('online', queue.retryFailed)
    return () => window.removeEventListener('online', queue.retryFailed)
  }, [queue])
  return (
    <div ref={root} className={classes.root}>
      <div className={classes.actions}>
        {onPhone && takesPictures ? (
          <FileButton onChange={(photo) => add(photo ? [photo] : [])} accept="image/*" capture="environment">
            {(props) => (
              <Button {...props} leftSection={<IconCamera size={22} aria-hidden />} disabled={disabled}>
                Take a photo
              </Button>
            )}
          </FileButton>
        ) : null}
        <FileButton onChange={(chosen) => add([chosen ?? []].flat())} multiple={!single} {...(accept && { accept })}>
          {(props) => (
            <Button
              {...props}
              {...focus}
              id={id}
              aria-label={label && `${choose}: ${label}`}
              aria-describedby={described || undefined}
              leftSection={<IconUpload size={22} aria-hidden />}
              disabled={disabled}
            >
              {choose}
            </Button>
          )}
        </FileButton>
        <span className={classes.size}>{formatUploadSize(totalSize(files))}</span>
        {onPhone || disabled ? null : (
          <span className={classes.size}>{single ? 'Or drop it on this page.' : 'Or drop them on this page.'}</span>
        )}
      </div>
      {prepare && takesPictures ? (
        <Checkbox
          label="Keep the place in my pictures"
          description="Where a picture was taken is removed from it before it is sent, unless you tick this first."
          checked={keepPlace}
          onChange={({ currentTarget }) => setKeepPlace(currentTarget.checked)}
          disabled={disabled}
        />
      ) : null}
      {refused.length > 0 ? (
        <div id={`${id}-refused`} className={classes.refused} role="alert">
          {refused.map(({ name, message }) => (
            <p key={name}>
              <strong>{name}</strong> was not added. <span>{message}</span>.
            </p>
          ))}
          {whenTooLarge && refused.some(({ message }) => isForSize(message)) ? <p>{whenTooLarge}</p> : null}
        </div>
      ) : null}
      {files.length > 0 ? (
        <FileList
          label={label ? `Files: ${label}` : 'Attached files'}
          files={files}
          onRemove={(file) => queue.remove(file.id)}
          onRetry={(file) => queue.retry(file.id)}
        />
      ) : null}
    </div>
  )
}
