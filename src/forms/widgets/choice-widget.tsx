import type { Option } from '@captive/form-engine'
import type { WidgetProps } from '@rjsf/utils'
import { use } from 'react'

import { Field } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { OfferedOptionsContext } from '../offered-options.ts'
import { grouped } from './choice-groups.ts'
import { choicesOf, useEntryProps, textOf, useFieldTexts } from './field-props.ts'
import { SearchedChoice, type ChoiceProps } from './searched-choice.tsx'
import { useFormTexts } from '../form-texts.ts'

/** Lists with more options have a search instead of a scroll bar. */
const LONG_LIST = 12

/** A native select for short lists, and a searchable list otherwise. */
export function ChoiceWidget(props: WidgetProps) {
  const all = choicesOf(props)
  const offered = use(OfferedOptionsContext).get(props.name)
  const choices = offered ? all.filter(({ value }) => offered.has(value)) : all
  const Choice = all.length > LONG_LIST ? SearchedChoice : NativeChoice
  return <Choice {...props} choices={choices} />
}

function NativeChoice({ choices, ...props }: ChoiceProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const texts = useFormTexts()
  return (
    <Field {...useFieldTexts(props)}>
      <SelectBox
        {...useEntryProps(props)}
        value={textOf(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      >
        <option value="">{texts.fields.choose}</option>
        {grouped(choices).map(({ group, items }) =>
          group === '' ? (
            <Choices key={group} of={items} />
          ) : (
            <optgroup key={group} label={group}>
              <Choices of={items} />
            </optgroup>
          ),
        )}
      </SelectBox>
    </Field>
  )
}

function Choices({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label, language }) => (
    <option key={value} value={value} lang={language}>
      {label}
    </option>
  ))
}
