import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'

import { api } from '../../../api/api.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { useDebouncedText } from '../../../ui/use-debounced-text.ts'
import classes from './people.module.css'
import type { PeopleFilters } from './people-search.ts'
import { personPath } from './person-facts.ts'
import { findOnePerson } from './queries.ts'
import { texts } from './texts.ts'

interface PersonFinderProps {
  filters: PeopleFilters
  onFind: (find: string | undefined) => void
}

/** The search of the register. Enter opens the user if only one is found. */
export function PersonFinder({ filters, onFind }: PersonFinderProps) {
  const navigate = useNavigate()
  const search = useDebouncedText(filters.find ?? '', (text) => onFind(text.trim() === '' ? undefined : text))
  const [isAmbiguous, setAmbiguous] = useState(false)
  const searched = useRef('')
  const open = async () => {
    search.flush()
    const find = search.text.trim()
    searched.current = find
    if (find === '') return
    // the register shows the failure
    const person = await findOnePerson(api, { ...filters, find }).catch(() => undefined)
    if (searched.current !== find || person === undefined) return
    if (person?.isEditable) await navigate({ to: personPath(person) })
    else setAmbiguous(person === null)
  }
  return (
    <form
      role="search"
      className={classes.finder}
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <SearchField
        className={classes.field}
        label={texts.find}
        value={search.text}
        startsHere
        onText={(text) => {
          setAmbiguous(false)
          searched.current = ''
          search.onText(text)
        }}
        onBlur={search.flush}
      />
      <p role="status">{isAmbiguous ? texts.severalFound : ''}</p>
    </form>
  )
}
