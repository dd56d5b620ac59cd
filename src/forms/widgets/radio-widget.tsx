import { Button, Input } from '@mantine/core'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import classes from './field.module.css'
import { FieldLabel } from './field-label.tsx'
import { fieldProps } from './field-props.tsx'

/** One of a few. The whole row is the target; the first radio carries the field's id, so that an error link lands on it. */
export function RadioWidget(props: ControlWidgetProps) {
  const { id, label, required, value, options, onChange, onBlur, onFocus } = props
  const { error, description, disabled } = fieldProps(props)
  const choices = options.enumOptions ?? []
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      id={`${id}-group`}
      className={classes.group ?? ''}
      data-clearable={!required || undefined}
      labelElement="div"
      label={<FieldLabel label={label} required={required} />}
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={classes.choices}
        role="radiogroup"
        data-pair={isPair(choices) || undefined}
        aria-labelledby={`${id}-label`}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        aria-errormessage={error ? `${id}-error` : undefined}
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
              disabled={disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {value !== undefined && value !== '' && !required && !disabled ? (
        <Button
          className={classes.clear ?? ''}
          variant="subtle"
          aria-label={`Clear ${label}`}
          onClick={() => onChange('')}
        >
          Clear
        </Button>
      ) : null}
    </Input.Wrapper>
  )
}

/** Two short words fit side by side even on a narrow phone. */
function isPair(choices: readonly { label: string }[]): boolean {
  return choices.length === 2 && choices.every((choice) => choice.label.length <= 12)
}
