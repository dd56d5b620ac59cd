import type { WidgetProps } from '@rjsf/utils'
import { textProps } from '../../ui/fields/field.tsx'
import { ConcealedField } from './concealed-field.tsx'
import classes from './field.module.css'
import { isSecret, textOf, useFieldTexts } from './field-props.ts'
import { useConcealed } from './use-concealed.ts'

/** A value that is calculated from other answers. Screen readers announce its changes. */
export function CalculatedWidget(props: WidgetProps) {
  const texts = useFieldTexts(props)
  const concealed = useConcealed(isSecret(props), textOf(props.value))
  return (
    <ConcealedField field={texts} concealed={concealed} longest={null}>
      <output id={texts.id} className={classes.output} {...textProps(texts)}>
        <span>{concealed.shown}</span>
      </output>
    </ConcealedField>
  )
}
