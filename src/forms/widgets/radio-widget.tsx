import type { Option } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { FieldGroup, textProps } from '../../ui/fields/field.tsx'
import classes from './field.module.css'
import { textsOf } from './field-props.ts'

/** Choices of so many letters stand side by side even on a narrow phone; more than so many choices do as well. */
const SHORT = 12
const MANY = 5

/** One of a few. The whole row is the target; the first radio carries the field's id, so that an error link lands on it. */
export function RadioWidget(props: ControlWidgetProps) {
  const { id, label, required, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  const texts = textsOf(props)
  const fixed = disabled || readonly
  const clearable = !required && !fixed
  return (
    <FieldGroup {...texts} className={clearable ? classes.clearable : undefined}>
      <div
        {...textProps(texts)}
        className={classes.choices}
        role="radiogroup"
        data-beside={standBeside(options.enumOptions) || undefined}
        aria-labelledby={`${id}-label`}
        onFocus={() => onFocus(id, value)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(id, value)
        }}
      >
        {options.enumOptions.map((choice, index) => (
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
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {clearable && value !== undefined && value !== '' ? (
        <button type="button" className={classes.clear} aria-label={`Clear ${label}`} onClick={() => onChange('')}>
          Clear
        </button>
      ) : null}
    </FieldGroup>
  )
}

const standBeside = (choices: readonly Option[]) =>
  choices.length > MANY || choices.every(({ label }) => label.length <= SHORT)
