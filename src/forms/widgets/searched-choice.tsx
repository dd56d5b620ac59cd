import { Select } from '@mantine/core'
import type { Option } from '@captive/form-engine'
import { controlOptions } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'

import { RequiredMark } from '../../ui/fields/required-mark.tsx'
import { searchedList } from '../../ui/fields/searched-list.ts'
import { choiceSearch } from './choice-search.ts'
import { grouped, type ChoiceGroup } from './choice-groups.ts'
import { isFixed, textOf, useFieldTexts } from './field-props.ts'
import { useFormTexts } from '../form-texts.ts'

const stateSearch = choiceSearch({ kind: 'state' })
const labelSearch = choiceSearch({ kind: 'dropdown' })

export interface ChoiceProps extends WidgetProps {
  /** The options in the list. */
  choices: readonly Option[]
}

/**
 * A searchable list. A click or Enter selects a match. Leaving the field selects an unambiguous match. Clearing the
 * field removes the answer.
 */
export function SearchedChoice({ choices, ...props }: ChoiceProps) {
  const texts = useFormTexts()
  const { id, value, onChange, onBlur } = props
  const { filter, findIntendedOption } = controlOptions(props).kind === 'state' ? stateSearch : labelSearch
  const { label, lang, required, error, ...around } = useFieldTexts(props)
  const [ambiguousText, setAmbiguousText] = useState('')
  // If an option is selected, the field shows it again, so there is no error.
  const wrong = ambiguousText && !textOf(value) ? texts.fields.notOnList(ambiguousText) : error
  const leave = (typed: string) => {
    const chosen = choices.find((each) => each.value === value)
    const named = typed === (chosen?.label ?? '') ? chosen : findIntendedOption(choices, typed)
    if (named && named !== chosen) onChange(named.value)
    setAmbiguousText(named ? '' : typed)
    onBlur(id, named?.value ?? value)
  }
  return (
    <Select
      {...around}
      {...searchedList}
      label={
        <>
          <span lang={lang}>{label}</span>
          {required ? <RequiredMark /> : null}
        </>
      }
      error={wrong}
      withAsterisk={false}
      aria-required={required || undefined}
      aria-errormessage={wrong ? `${id}-error` : undefined}
      disabled={isFixed(props)}
      data={grouped(choices).flatMap<Option | ChoiceGroup>((each) => (each.group === '' ? each.items : [each]))}
      filter={filter}
      value={textOf(value) || null}
      onInput={({ currentTarget }) => {
        setAmbiguousText('')
        if (currentTarget.value === '') onChange('')
      }}
      placeholder={texts.fields.typeToSearch}
      nothingFoundMessage={texts.fields.nothingFound}
      onChange={(choice) => {
        setAmbiguousText('')
        onChange(choice ?? '')
      }}
      onBlur={({ currentTarget }) => leave(currentTarget.value.trim())}
      onFocus={(event) => {
        event.currentTarget.select() // so that Backspace or another search text replaces the selected option
        searchedList.onFocus(event)
      }}
    />
  )
}
