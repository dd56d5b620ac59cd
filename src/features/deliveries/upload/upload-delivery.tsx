import { deliveryKinds, type DeliveryKind } from '@captive/api-client/contract'
import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { useDropTarget } from '../../../ui/dropped-files.ts'
import { FileList, type ListedFile } from '../../../ui/file-list.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './bring-file.module.css'
import { kindNames } from '../kinds/texts.ts'
import { texts } from '../texts.ts'
import { useBringFile } from './use-bring-file.ts'

const accept = '.xlsx,.xls,.csv,.tsv,.txt,.html,.htm,.zip'
const kinds = deliveryKinds.map((value) => ({ value, label: kindNames[value] }))

interface BringFileProps {
  kind: DeliveryKind
  onKind: (kind: DeliveryKind) => void
}

/** Chooses the file of a delivery, with a button or by drag and drop, and uploads it. */
export function BringFile({ kind, onKind }: BringFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState('')
  const [note, setNote] = useState('')
  const onPhone = useMediaQuery('(pointer: coarse)')
  const { bring, stop, percent, isSending, failure } = useBringFile()
  const take = ([first, ...more]: File[]) => {
    if (!first) return
    stop()
    setFile(first)
    setNote(more.length > 0 ? texts.bring.tooMany : '')
  }
  const root = useDropTarget(take, isSending)
  const send = () => (file ? bring({ file, kind, source }) : setNote(texts.bring.missing))
  const listed: ListedFile | null = file && {
    id: 'file',
    name: file.name,
    size: file.size,
    state: failure
      ? { kind: 'failed', message: `${texts.bring.failed} ${failure}` }
      : isSending
        ? { kind: 'uploading', percent }
        : { kind: 'chosen' },
  }
  return (
    <div ref={root} className={classes.root}>
      <div className={classes.actions}>
        <FileButton onChange={(chosen) => take(chosen ? [chosen] : [])} accept={accept}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={22} aria-hidden />} disabled={isSending}>
              {texts.bring.choose}
            </Button>
          )}
        </FileButton>
        {onPhone ? null : <span className={classes.hint}>{texts.bring.drop}</span>}
      </div>
      <p className={classes.hint}>{texts.bring.kinds}</p>
      {listed ? (
        <FileList
          label={texts.bring.files}
          files={[listed]}
          onRemove={() => {
            stop()
            setFile(null)
          }}
          onRetry={send}
        />
      ) : null}
      <SelectField<DeliveryKind> label={texts.bring.kind} value={kind} options={kinds} onChange={onKind} />
      <DownloadButton
        label={texts.bring.template}
        of={kindNames[kind]}
        fileName={texts.bring.templateFile(kind)}
        variant="subtle"
        load={({ signal, onProgress }) =>
          api.getDeliveryTemplate({ query: { Kind: kind } }, { signal, onDownloadProgress: onProgress })
        }
      />
      <TextField
        label={texts.bring.source}
        description={texts.bring.sourceHelp}
        value={source}
        onChange={setSource}
        disabled={isSending}
      />
      <p className={classes.effect}>{texts.bring.effect}</p>
      {note === '' ? null : <p role="alert">{note}</p>}
      <Button className={classes.send ?? ''} variant="filled" loading={isSending} onClick={send}>
        {texts.bring.send}
      </Button>
    </div>
  )
}
