import type { Option } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { use } from 'react'

import { Field } from '../../ui/fields/field.tsx'
import { OfferedOptionsContext } from '../offered-options.ts'
import { grouped } from './choice-groups.ts'
import classes from './field.module.css'
import { entryProps, textOf, textsOf } from './field-props.ts'
import { SearchedChoice } from './searched-choice.tsx'

/** From here on a list is quicker to search than to scroll. */
const LONG_LIST = 12

/** One of many: the system's own picker where the list is short, else a list that is searched by typing. */
export function ChoiceWidget(props: ControlWidgetProps) {
  const { control, enumOptions } = props.options
  const offered = use(OfferedOptionsContext).get(control.key)
  const options = offered ? enumOptions.filter(({ value }) => offered.has(value)) : enumOptions
  const narrowed = offered ? { ...props, options: { ...props.options, enumOptions: options } } : props
  return enumOptions.length > LONG_LIST ? <SearchedChoice {...narrowed} /> : <NativeChoice {...narrowed} />
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

function Choices({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
