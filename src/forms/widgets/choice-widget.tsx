import { Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Option } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { Field } from '../../ui/fields/field.tsx'
import { requiredMark } from '../../ui/fields/required-mark.tsx'
import classes from './field.module.css'
import { entryProps, textOf, textsOf } from './field-props.ts'

/** From here on a list is quicker to search than to scroll. */
const LONG_LIST = 12

/**
 * One of many: the system's own picker where a finger points or the list is short, else a list that is searched by typing.
 */
export function ChoiceWidget(props: ControlWidgetProps) {
  return props.options.enumOptions.length > LONG_LIST ? <LongChoice {...props} /> : <NativeChoice {...props} />
}

function LongChoice(props: ControlWidgetProps) {
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return byFinger ? <NativeChoice {...props} /> : <SearchedChoice {...props} />
}

function NativeChoice(props: ControlWidgetProps) {
  const { id, value, options, onChange, onBlur, onFocus } = props
  return (
    <Field {...textsOf(props)}>
      <div className={classes.select}>
        <select
          {...entryProps(props)}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onBlur(id, value)}
          onFocus={() => onFocus(id, value)}
        >
          <option value="">Choose…</option>
          {grouped(options.enumOptions).map(({ group, items }) =>
            group === '' ? (
              <Choices key={group} of={items} />
            ) : (
              <optgroup key={group} label={group}>
                <Choices of={items} />
              </optgroup>
            ),
          )}
        </select>
      </div>
    </Field>
  )
}

/** One Tab leads to the next question; emptying the field takes the answer away. */
function SearchedChoice(props: ControlWidgetProps) {
  const { id, value, options, onChange, onBlur, onFocus } = props
  const { label, required, error, ...texts } = textsOf(props)
  return (
    <Select
      {...texts}
      label={
        <>
          {label}
          {required ? requiredMark : null}
        </>
      }
      error={error}
      withAsterisk={false}
      aria-required={required || undefined}
      aria-errormessage={error ? `${id}-error` : undefined}
      disabled={props.disabled || props.readonly}
      data={grouped(options.enumOptions).flatMap<Option | ChoiceGroup>((each) =>
        each.group === '' ? each.items : [each],
      )}
      value={textOf(value) || null}
      searchable
      selectFirstOptionOnChange
      onInput={({ currentTarget }) => currentTarget.value === '' && onChange('')}
      placeholder="Type to search"
      nothingFoundMessage="Nothing found. Try another word."
      comboboxProps={{ transitionProps: { duration: 0 } }}
      scrollAreaProps={{ type: 'auto' }}
      maxDropdownHeight={320}
      onChange={(choice) => onChange(choice ?? '')}
      onBlur={() => onBlur(id, value)}
      onFocus={({ currentTarget }) => {
        currentTarget.select() // so that Backspace, or another search, replaces the choice
        onFocus(id, value)
      }}
    />
  )
}

interface ChoiceGroup {
  group: string
  items: Option[]
}

function Choices({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** Choices under their headings, in the order of the first of each; those without one under a blank. */
function grouped(choices: readonly Option[]): ChoiceGroup[] {
  return [...Map.groupBy(choices, ({ group = '' }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ value, label }) => ({ value, label })), // Mantine takes what has a group for a group
  }))
}
