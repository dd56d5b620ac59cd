import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

import classes from './search-button.module.css'
import type { LoadSearch } from './load-search.ts'
import { useSession } from '../../session/session-context.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { texts } from './texts.ts'

const isMac = /Mac/.test(navigator.platform)

/** A button that opens the search, like Ctrl K. The dialog is loaded on first use. */
export function SearchButton({ loadSearch }: { loadSearch: LoadSearch }) {
  const session = useSession()
  const [search, setSearch] = useState<(Awaited<ReturnType<LoadSearch>> & { opener: Element | null }) | null>(null)
  /** @param opener gets the focus when the search closes */
  const open = (opener: Element | null) => {
    if (document.querySelector('[aria-modal="true"], dialog[open]')) return
    loadSearch().then(
      (loaded) => setSearch({ ...loaded, opener }),
      () => showFailure(texts.error.unreachable),
    )
  }
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'k' || !event[isMac ? 'metaKey' : 'ctrlKey']) return
    event.preventDefault()
    open(document.activeElement)
  })
  return (
    <>
      <button
        type="button"
        className={classes.root}
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-expanded={search !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
        <span className={classes.text}>{texts.search}</span>
        <kbd className={classes.keys} data-keys={texts.searchKeys[isMac ? 0 : 1]} aria-hidden />
      </button>
      {search ? (
        <search.SearchDialog
          places={search.placesOf(session)}
          opener={search.opener}
          onClosed={() => setSearch(null)}
        />
      ) : null}
    </>
  )
}
