import type { Option } from '@captive/form-engine'
import type { WidgetProps } from '@rjsf/utils'
import { FieldGroup, textProps } from '../../ui/fields/field.tsx'
import classes from './field.module.css'
import { choicesOf, isFixed, useFieldTexts } from './field-props.ts'
import { useFormTexts } from '../form-texts.ts'

/** Choices appear side by side if their labels are short, or if there are many. */
const SHORT = 12
const MANY = 5

/** Radio buttons. The first one has the id of the field, so that error links focus it. */
export function RadioWidget(props: WidgetProps) {
  const { id, label, required, value, onChange, onBlur, onFocus } = props
  const texts = useFormTexts()
  const choices = choicesOf(props)
  const around = useFieldTexts(props)
  const fixed = isFixed(props)
  const clearable = !required && !fixed
  return (
    <FieldGroup {...around} className={clearable ? classes.clearable : undefined}>
      <div
        {...textProps(around)}
        className={classes.choices}
        role="radiogroup"
        data-beside={areSideBySide(choices) || undefined}
        aria-labelledby={`${id}-label`}
        onFocus={() => onFocus(id, value)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
        }}
      >
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <input
              className={classes.radio}
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={id}
              value={choice.value}
              checked={value === choice.value}
              disabled={fixed}
              onChange={() => onChange(choice.value)}
            />
            <span lang={choice.language}>{choice.label}</span>
          </label>
        ))}
      </div>
      {clearable && value !== undefined && value !== '' ? (
        <button
          type="button"
          className={classes.clear}
          aria-label={texts.fields.clearField(label)}
          onClick={() => onChange('')}
        >
          {texts.fields.clear}
        </button>
      ) : null}
    </FieldGroup>
  )
}

const areSideBySide = (choices: readonly Option[]) =>
  choices.length > MANY || choices.every(({ label }) => label.length <= SHORT)
