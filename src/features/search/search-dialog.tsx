import { Button, CloseButton, Modal } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'

import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { hitOption, optionId, placeOption } from './options.ts'
import type { NavigationPlace } from '../../ui/navigation-place.ts'
import { SearchResults } from './search-results.tsx'
import classes from './search.module.css'
import { texts } from './texts.ts'
import { useSearchResults } from './use-search-results.ts'
import { useOpenHit } from './use-open-hit.ts'
import { useSelection } from './use-selection.ts'

interface SearchDialogProps {
  places: readonly NavigationPlace[]
  /** Gets the focus when the user closes the dialog without a selection. */
  opener: Element | null
  /** Called after the dialog has closed. */
  onClosed: () => void
}

/** The search of the portal. Render it only while it is open. */
export function SearchDialog({ places, opener, onClosed }: SearchDialogProps) {
  const id = useId()
  const [[store, spotlight]] = useState(createSpotlight)
  const [text, setText] = useState('')
  const [isChosen, setChosen] = useState(false)
  const found = useSearchResults(text, places)
  const openHit = useOpenHit()
  const navigate = useNavigate()
  const choose = (open: () => Promise<void>) => {
    setChosen(true)
    spotlight.close()
    void open()
  }
  const openPlace = ({ path, signOut }: NavigationPlace) =>
    signOut ? navigate({ to: path, state: { signOut } }) : navigate({ to: path })
  const options = [
    ...found.places.map((place) => placeOption(place, (one) => choose(() => openPlace(one)))),
    ...found.hits.map((hit) => hitOption(hit, (one) => choose(() => openHit(one)))),
  ]
  useEffect(() => spotlight.open(), [spotlight])
  // Spotlight would return the focus after a delay, when the opener may no longer exist.
  const close = () => {
    onClosed()
    if (!isChosen && opener instanceof HTMLElement) opener.focus()
  }
  const waitsForHits = found.isSearching && found.places.length === 0
  const { selected, onKeyDownCapture, forgetEnter } = useSelection(id, options, waitsForHits)
  const isEmpty = options.length === 0 && !found.isSearching && !found.hasFailed
  const none = found.isTooShort ? texts.tooShort : texts.nothing(text.trim())
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={text}
      onQueryChange={setText}
      centered={false}
      yOffset="clamp(0.5rem, 8vh, 5rem)"
      size="40rem"
      overlayProps={{ backgroundOpacity: 0.55 }}
      returnFocus={false}
      transitionProps={{ onExited: close }}
    >
      <Modal.Title className={classes.title ?? ''}>{texts.title}</Modal.Title>
      <Spotlight.Search
        role="combobox"
        aria-label={texts.title}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={options[selected] ? optionId(id, selected) : undefined}
        placeholder={texts.placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onKeyDownCapture={onKeyDownCapture}
        onChange={forgetEnter}
        rightSection={<CloseButton size={44} aria-label={texts.close} onClick={spotlight.close} />}
        rightSectionWidth="3rem"
        rightSectionPointerEvents="all"
      />
      <SearchResults id={id} options={options} selected={selected} />
      {found.isSearching ? <p className={classes.note}>{texts.searching}</p> : null}
      {isEmpty ? <p className={classes.note}>{none}</p> : null}
      {found.hasFailed ? (
        <div className={classes.note} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={found.retry}>{texts.retry}</Button>
        </div>
      ) : null}
      <VisuallyHidden role="status">
        {found.isSearching ? texts.searching : isEmpty ? none : texts.found(options.length)}
      </VisuallyHidden>
    </Spotlight.Root>
  )
}
