import type { AttachedFile } from '@captive/form-engine'
import type { WidgetProps } from '@rjsf/utils'
import { use, useEffect, useEffectEvent, useState } from 'react'

import { FormUploadsContext } from '../uploads/form-uploads.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { UploadQueue } from '../uploads/upload-queue.ts'
import { FieldGroup } from '../../ui/fields/field.tsx'
import { isFixed, useFieldTexts } from './field-props.ts'

const nowhere = { send: () => Promise.reject(new TypeError('This form does not accept files.')) }

/** A file control. The answer is the list of uploaded files. */
export function FileWidget(props: WidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus } = props
  const uploads = use(FormUploadsContext)
  const [queue] = useState(() => uploads?.queueOf(id, attachedFiles(value)) ?? new UploadQueue(nowhere))
  const takeOver = useEffectEvent(() => {
    const arrived = queue.stored()
    const paths = (files: readonly AttachedFile[]) => files.map(({ filePath }) => filePath).join('\n')
    if (paths(arrived) !== paths(attachedFiles(value))) onChange(arrived.length > 0 ? arrived : undefined)
  })
  useEffect(() => {
    takeOver() // uploads that completed while the control was hidden
    return queue.subscribe(() => takeOver())
  }, [queue])
  const texts = useFieldTexts(props)
  return (
    <FieldGroup {...texts} alert>
      <UploadField
        id={id}
        label={label}
        queue={queue}
        disabled={isFixed(props) || uploads === null}
        describedBy={[...(texts.error ? [`${id}-error`] : []), ...(texts.description ? [`${id}-description`] : [])]}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
    </FieldGroup>
  )
}

function attachedFiles(value: unknown): readonly AttachedFile[] {
  return Array.isArray(value) ? value.filter((file): file is AttachedFile => typeof file?.name === 'string') : []
}
