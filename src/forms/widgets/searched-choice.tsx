import { Select } from '@mantine/core'
import type { Option } from '@captive/form-engine'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { useMemo, useState } from 'react'

import { requiredMark } from '../../ui/fields/required-mark.tsx'
import { searchedList } from '../../ui/fields/searched-list.ts'
import { choiceSearch } from './choice-search.ts'
import { grouped, type ChoiceGroup } from './choice-groups.ts'
import { textOf, textsOf } from './field-props.ts'

/**
 * One of many, found by typing: a press or Enter takes one of those that fit, and what names one alone is taken when the
 * field is left. One Tab leads to the next question; emptying the field takes the answer away.
 */
export function SearchedChoice(props: ControlWidgetProps) {
  const { id, value, options, onChange, onBlur } = props
  const { label, required, error, ...texts } = textsOf(props)
  const { filter, meant } = useMemo(() => choiceSearch(options.control), [options.control])
  const [unclear, setUnclear] = useState('')
  // Where a choice stands, before or since, the field shows that again, and nothing is wrong.
  const wrong = unclear && !textOf(value) ? `“${unclear}” does not name one of the list. Choose one.` : error
  const leave = (typed: string) => {
    const chosen = options.enumOptions.find((each) => each.value === value)
    const named = typed === (chosen?.label ?? '') ? chosen : meant(options.enumOptions, typed)
    if (named && named !== chosen) onChange(named.value)
    setUnclear(named ? '' : typed)
    onBlur(id, named?.value ?? value)
  }
  return (
    <Select
      {...texts}
      {...searchedList}
      label={
        <>
          <span>{label}</span>
          {required ? requiredMark : null}
        </>
      }
      error={wrong}
      withAsterisk={false}
      aria-required={required || undefined}
      aria-errormessage={wrong ? `${id}-error` : undefined}
      disabled={props.disabled || props.readonly}
      data={grouped(options.enumOptions).flatMap<Option | ChoiceGroup>((each) =>
        each.group === '' ? each.items : [each],
      )}
      filter={filter}
      value={textOf(value) || null}
      onInput={({ currentTarget }) => {
        setUnclear('')
        if (currentTarget.value === '') onChange('')
      }}
      placeholder="Type to search"
      nothingFoundMessage="Nothing found. Try another word."
      onChange={(choice) => {
        setUnclear('')
        onChange(choice ?? '')
      }}
      onBlur={({ currentTarget }) => leave(currentTarget.value.trim())}
      onFocus={(event) => {
        event.currentTarget.select() // so that Backspace, or another search, replaces the choice
        searchedList.onFocus(event)
      }}
    />
  )
}
