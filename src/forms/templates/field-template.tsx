import type { FieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'

import { FieldNotesContext } from '../field-notes.ts'
import classes from './templates.module.css'

/** A field with the page's note below it. The widget renders label, help and error. */
export function FieldTemplate({ children, fieldPathId, schema, uiSchema }: FieldTemplateProps) {
  const given = use(FieldNotesContext).get(String(fieldPathId.path.at(-1)))
  const note = typeof given === 'function' ? given(fieldPathId.$id) : given
  const holdsFields = schema.type === 'object' || (schema.type === 'array' && !uiSchema?.['ui:widget'])
  if (holdsFields) return children
  return (
    <div className={classes.field}>
      {children}
      {note ? <div className={classes.note}>{note}</div> : null}
    </div>
  )
}
