import type { FieldTemplateProps } from '@rjsf/utils'
import classes from './templates.module.css'

/** The room around a field. Label, help and error stand in the widget, where Mantine ties them to the input. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return <div className={classes.field}>{children}</div>
}
