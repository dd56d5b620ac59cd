import type { FieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'

import { FieldNotesContext } from '../field-notes.ts'
import classes from './templates.module.css'

/** The room around a field, and what its page says under it. Label, help and error stand in the widget. */
export function FieldTemplate({ children, fieldPathId }: FieldTemplateProps) {
  const said = use(FieldNotesContext).get(String(fieldPathId.path.at(-1)))
  const note = typeof said === 'function' ? said(fieldPathId.$id) : said
  return (
    <div className={classes.field}>
      {children}
      {note ? <div className={classes.note}>{note}</div> : null}
    </div>
  )
}
