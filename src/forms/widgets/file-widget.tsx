import { Input } from '@mantine/core'
import type { AttachedFile } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { use, useEffect, useEffectEvent, useState } from 'react'

import { FormUploadsContext } from '../uploads/form-uploads.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { UploadQueue } from '../uploads/upload-queue.ts'
import { fieldProps } from './field-props.tsx'

const nowhere = { send: () => Promise.reject(new TypeError('This form takes no files.')) }

/** Files: those that arrived are the answer. */
export function FileWidget(props: ControlWidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus } = props
  const uploads = use(FormUploadsContext)
  const [queue] = useState(() => uploads?.queueOf(id, attachedFiles(value)) ?? new UploadQueue(nowhere))
  const takeOver = useEffectEvent(() => {
    const arrived = queue.stored()
    const paths = (files: readonly AttachedFile[]) => files.map(({ filePath }) => filePath).join('\n')
    if (paths(arrived) !== paths(attachedFiles(value))) onChange(arrived.length > 0 ? arrived : undefined)
  })
  useEffect(() => {
    takeOver() // what arrived while the question was hidden
    return queue.subscribe(() => takeOver())
  }, [queue])
  const { error, disabled, description, label: shownLabel } = fieldProps(props)
  return (
    <Input.Wrapper
      id={`${id}-group`}
      labelElement="div"
      label={shownLabel}
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <UploadField
        id={id}
        label={label}
        queue={queue}
        disabled={disabled || uploads === null}
        describedBy={[...(error ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])]}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
    </Input.Wrapper>
  )
}

function attachedFiles(value: unknown): readonly AttachedFile[] {
  return Array.isArray(value) ? value.filter((file): file is AttachedFile => typeof file?.name === 'string') : []
}
