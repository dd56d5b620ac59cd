import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { api } from '../../../../api/api.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { SearchParams } from '../../../../ui/use-search-params.ts'
import { texts } from '../../texts.ts'
import { claimViewsQuery } from '../queries.ts'
import type { RegisterSearch } from '../register-search.ts'
import { DeleteView } from './delete-view.tsx'
import { SaveView } from './save-view.tsx'
import classes from './saved-views.module.css'
import { fromView, isChanged, toViewSearch } from './view-search.ts'

const words = texts.register.views
const everyClaim = { ...fromView({ Name: '', Search: '' }), view: undefined }

/** The register views that the user saved. A link with only the name of a view opens that view. */
export function SavedViews({ search, onSearch }: SearchParams<RegisterSearch>) {
  const { data: views } = useQuery(claimViewsQuery(api))
  const [isSaving, setSaving] = useState(false)
  const open = views?.find(({ Name }) => Name === search.view)
  const arrivedOnlyNamed = useRef(toViewSearch(search) === '')
  useEffect(() => {
    if (!views) return
    // Only on arrival. Later, a view without filters is a view whose filters the user cleared.
    if (open && arrivedOnlyNamed.current) onSearch(fromView(open))
    arrivedOnlyNamed.current = false
  }, [views, open, onSearch])
  if (!views) return null
  const changed = open !== undefined && isChanged(open, search)
  const choose = (name: string) => {
    const view = views.find(({ Name }) => Name === name)
    onSearch(view ? fromView(view) : everyClaim)
  }
  const shown = open && { value: open.Name, label: changed ? words.changed(open.Name) : open.Name }
  return (
    <div className={classes.root}>
      {views.length > 0 && (
        <SelectField
          label={words.label}
          value={open?.Name ?? ''}
          options={[
            { value: '', label: words.none },
            ...views.map(({ Name }) => (shown?.value === Name ? shown : { value: Name, label: Name })),
          ]}
          onChange={choose}
        />
      )}
      <Button onClick={() => setSaving(true)}>{words.save}</Button>
      {open && <DeleteView name={open.Name} onDeleted={() => onSearch({ view: undefined })} />}
      {search.view !== undefined && !open && <p role="status">{words.unknown(search.view)}</p>}
      {isSaving && (
        <SaveView
          named={open?.Name ?? ''}
          names={views.map(({ Name }) => Name)}
          search={toViewSearch(search)}
          onSaved={(view) => {
            setSaving(false)
            onSearch({ view })
          }}
          onCancel={() => setSaving(false)}
        />
      )}
    </div>
  )
}
