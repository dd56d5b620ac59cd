import { deliveryKinds, type DeliveryKind } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { ChooseFilesButton } from '../../../ui/choose-files-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { useDropTarget } from '../../../ui/dropped-files.ts'
import { FileList, type ListedFile } from '../../../ui/file-list.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './upload-delivery.module.css'
import { kindNames } from '../kinds/texts.ts'
import { texts } from '../texts.ts'
import { useUploadDelivery } from './use-upload-delivery.ts'

const accept = '.xlsx,.xls,.csv,.tsv,.txt,.html,.htm,.zip'
const kinds = deliveryKinds.map((value) => ({ value, label: kindNames[value] }))

interface UploadDeliveryProps {
  kind: DeliveryKind
  onKind: (kind: DeliveryKind) => void
}

/** Chooses the file of a delivery, with a button or by drag and drop, and uploads it. */
export function UploadDelivery({ kind, onKind }: UploadDeliveryProps) {
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState('')
  const [note, setNote] = useState('')
  const onPhone = useMediaQuery('(pointer: coarse)')
  const { upload, stop, percent, isSending, failure } = useUploadDelivery()
  const take = ([first, ...more]: File[]) => {
    if (!first) return
    stop()
    setFile(first)
    setNote(more.length > 0 ? texts.upload.tooMany : '')
  }
  const root = useDropTarget(take, isSending)
  const send = () => (file ? upload({ file, kind, source }) : setNote(texts.upload.missing))
  const listed: ListedFile | null = file && {
    id: 'file',
    name: file.name,
    size: file.size,
    state: failure
      ? { kind: 'failed', message: `${texts.upload.failed} ${failure}` }
      : isSending
        ? { kind: 'uploading', percent }
        : { kind: 'chosen' },
  }
  return (
    <div ref={root} className={classes.root}>
      <div className={classes.actions}>
        <ChooseFilesButton
          accept={accept}
          leftSection={<IconUpload size={22} aria-hidden />}
          disabled={isSending}
          onFiles={take}
        >
          {texts.upload.choose}
        </ChooseFilesButton>
        {onPhone ? null : <span className={classes.hint}>{texts.upload.drop}</span>}
      </div>
      <p className={classes.hint}>{texts.upload.kinds}</p>
      {listed ? (
        <FileList
          label={texts.upload.files}
          files={[listed]}
          onRemove={() => {
            stop()
            setFile(null)
          }}
          onRetry={send}
        />
      ) : null}
      <SelectField<DeliveryKind> label={texts.upload.kind} value={kind} options={kinds} onChange={onKind} />
      <DownloadButton
        label={texts.upload.template}
        of={kindNames[kind]}
        fileName={texts.upload.templateFile(kind)}
        variant="subtle"
        load={({ signal, onProgress }) =>
          api.getDeliveryTemplate({ query: { Kind: kind } }, { signal, onDownloadProgress: onProgress })
        }
      />
      <TextField
        label={texts.upload.source}
        description={texts.upload.sourceHelp}
        value={source}
        onChange={setSource}
        disabled={isSending}
      />
      <p className={classes.effect}>{texts.upload.effect}</p>
      {note === '' ? null : <p role="alert">{note}</p>}
      <Button className={classes.send ?? ''} variant="filled" loading={isSending} onClick={send}>
        {texts.upload.send}
      </Button>
    </div>
  )
}
