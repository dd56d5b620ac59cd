import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { formatUploadSize } from '../../format/bytes.ts'
import { ChooseFilesButton } from '../../ui/choose-files-button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { useDropTarget } from '../../ui/dropped-files.ts'
import { FileList } from '../../ui/file-list.tsx'
import classes from './upload-field.module.css'
import { isForSize, totalSize } from './upload-limits.ts'
import type { UploadQueue } from './upload-queue.ts'
import { texts } from '../texts.ts'

interface UploadFieldProps {
  queue: UploadQueue
  disabled: boolean
  /** The id of the button, the target of links in the error summary. */
  id?: string
  /** The label of the field, if a page has several. */
  label?: string
  /** Ids of further descriptions. */
  describedBy?: string[]
  onBlur?: () => void
  onFocus?: () => void
}

/** Uploads files as soon as they are chosen or dropped on the page. On a phone it can take a photo. */
export function UploadField({ queue, disabled, id = 'files', label, describedBy = [], ...focus }: UploadFieldProps) {
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const refused = useSyncExternalStore(queue.subscribe, queue.refused)
  const [keepLocation, setKeepLocation] = useState(false)
  const onPhone = useMediaQuery('(pointer: coarse)')
  const { accept, single = false, prepare, whenTooLarge } = queue.upload
  const choose = single ? texts.uploads.chooseFile : texts.uploads.chooseFiles
  const takesImages = accept === undefined || accept.includes('image')
  const add = (chosen: File[]) => queue.add(chosen, { keepLocation })
  const root = useDropTarget(add, disabled)
  const described = [...describedBy, ...(refused.length > 0 ? [`${id}-refused`] : [])].join(' ')
  useEffect(() => {
    window.addEventListener('online', queue.retryFailed)
    return () => window.removeEventListener('online', queue.retryFailed)
  }, [queue])
  return (
    <div ref={root} className={classes.root}>
      <div className={classes.actions}>
        {onPhone && takesImages ? (
          <ChooseFilesButton
            accept="image/*"
            capture="environment"
            leftSection={<IconCamera size={22} aria-hidden />}
            disabled={disabled}
            onFiles={add}
          >
            {texts.uploads.takePhoto}
          </ChooseFilesButton>
        ) : null}
        <ChooseFilesButton
          {...focus}
          id={id}
          multiple={!single}
          accept={accept}
          aria-label={label && texts.uploads.chooseFor(choose, label)}
          aria-describedby={described || undefined}
          leftSection={<IconUpload size={22} aria-hidden />}
          disabled={disabled}
          onFiles={add}
        >
          {choose}
        </ChooseFilesButton>
        <span className={classes.size}>{formatUploadSize(totalSize(files))}</span>
        {onPhone || disabled ? null : (
          <span className={classes.size}>{single ? texts.uploads.dropFile : texts.uploads.dropFiles}</span>
        )}
      </div>
      {prepare && takesImages ? (
        <CheckField
          label={texts.uploads.keepLocation}
          description={texts.uploads.keepLocationHelp}
          checked={keepLocation}
          onChange={setKeepLocation}
          disabled={disabled}
        />
      ) : null}
      {refused.length > 0 ? (
        <div id={`${id}-refused`} className={classes.refused} role="alert">
          {refused.map(({ id: key, name, message }) => (
            <p key={key}>
              <strong>{name}</strong> <span>{texts.uploads.notAdded}</span> <span>{message}</span>.
            </p>
          ))}
          {whenTooLarge && refused.some(({ message }) => isForSize(message)) ? <p>{whenTooLarge}</p> : null}
        </div>
      ) : null}
      {files.length > 0 ? (
        <FileList
          label={label ? texts.uploads.filesOf(label) : texts.uploads.files}
          files={files}
          onRemove={(file) => queue.remove(file.id)}
          onRetry={(file) => queue.retry(file.id)}
        />
      ) : null}
    </div>
  )
}
