import { Button, Input } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { AttachedFile } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { use, useRef } from 'react'
import { FileList } from '../../ui/file-list.tsx'
import { FileUploadContext } from '../file-upload.ts'
import classes from './field.module.css'
import { fieldProps } from './field-props.tsx'
import { useAttachedFiles } from './use-attached-files.ts'

/** Files, sent as soon as they are chosen, each with its progress. */
export function FileWidget(props: ControlWidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus } = props
  const upload = use(FileUploadContext)
  const picker = useRef<HTMLInputElement>(null)
  const { files, refusal, add, remove, retry } = useAttachedFiles(attachedFiles(value), upload, onChange)
  const shared = fieldProps(props)
  const error = refusal ?? shared.error
  const described = [error && `${id}-error`, shared.description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      id={`${id}-group`}
      labelElement="div"
      label={shared.label}
      labelProps={{ id: `${id}-label` }}
      description={shared.description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      {files.length > 0 ? <FileList label={`Files: ${label}`} files={files} onRemove={remove} onRetry={retry} /> : null}
      <Button
        id={id}
        className={classes.choose ?? ''}
        aria-label={`Choose files: ${label}`}
        aria-describedby={described || undefined}
        leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
        disabled={shared.disabled || upload === null}
        onClick={() => picker.current?.click()}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      >
        Choose files
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={upload?.accept}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </Input.Wrapper>
  )
}

function attachedFiles(value: unknown): readonly AttachedFile[] {
  return Array.isArray(value) ? value.filter((file): file is AttachedFile => typeof file?.name === 'string') : []
}
