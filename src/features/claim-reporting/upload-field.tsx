import { Anchor, Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'

import { portalConfig } from '../../config.ts'
import { formatUploadSize } from '../../format/bytes.ts'
import { FileList } from '../../ui/file-list.tsx'
import classes from './claim-reporting.module.css'
import { totalSize } from './upload-limits.ts'
import type { RefusedFile, UploadQueue } from './upload-queue.ts'

/** Files of a claim, optional (AMB-142); they go up as soon as they are chosen. A phone may take a photo at once. */
export function UploadField({ queue, disabled }: { queue: UploadQueue; disabled: boolean }) {
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const onPhone = useMediaQuery('(pointer: coarse)')
  const add = (chosen: File[]) => setRefused(queue.add(chosen))
  return (
    <div className={classes.uploads}>
      <div className={classes.actions}>
        {onPhone ? (
          <FileButton onChange={(photo) => add(photo ? [photo] : [])} accept="image/*" capture="environment">
            {(props) => (
              <Button {...props} leftSection={<IconCamera size={22} aria-hidden />} disabled={disabled}>
                Take a photo
              </Button>
            )}
          </FileButton>
        ) : null}
        <FileButton onChange={add} multiple>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={22} aria-hidden />} disabled={disabled}>
              Choose files
            </Button>
          )}
        </FileButton>
        <span className={classes.size}>{formatUploadSize(totalSize(files))}</span>
      </div>
      {refused.length > 0 ? (
        <div className={classes.refused} role="alert">
          {refused.map(({ name, message }) => (
            <p key={name}>
              <strong>{name}</strong> was not added. <span>{message}</span>.
            </p>
          ))}
          <p>
            Send larger files and dash camera footage <Anchor href={portalConfig.largerFilesUrl}>here</Anchor> after you
            have reported the claim.
          </p>
        </div>
      ) : null}
      <FileList
        label="Attached files"
        files={files}
        onRemove={({ id }) => queue.remove(id)}
        onRetry={({ id }) => queue.retry(id)}
      />
    </div>
  )
}
