import type { WidgetProps } from '@rjsf/utils'
import type { FocusEvent } from 'react'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { FieldGroup, textProps } from '../../ui/fields/field.tsx'
import classes from './field.module.css'
import { choicesOf, isFixed, useFieldTexts } from './field-props.ts'

/** A checkbox for each choice. The first one has the id of the field, so that error links focus it. */
export function CheckboxListWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const around = useFieldTexts(props)
  const { 'aria-describedby': described, 'aria-invalid': invalid } = textProps(around)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const withChoice = (choice: string, isChosen: boolean) =>
    isChosen ? [...chosen, choice] : chosen.filter((each) => each !== choice)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('[role=group]')?.contains(relatedTarget)) onBlur(id, value)
  }
  return (
    <FieldGroup {...around}>
      <div className={classes.choices} role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
        {choicesOf(props).map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <CheckBox
              id={index === 0 ? id : `${id}-${index}`}
              checked={chosen.includes(choice.value)}
              disabled={isFixed(props)}
              aria-invalid={invalid}
              onFocus={() => onFocus(id, value)}
              onBlur={leave}
              onChange={(event) => onChange(withChoice(choice.value, event.currentTarget.checked))}
            />
            <span lang={choice.language}>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
