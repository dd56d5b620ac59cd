import type { ComponentType } from 'react'

import type { SignedIn } from '../../session/session.ts'
import type { NavigationPlace } from '../../ui/navigation-place.ts'

/** Loads the search dialog, and the pages and actions that it finds in addition to records. */
export type LoadSearch = () => Promise<{
  SearchDialog: ComponentType<{
    places: readonly NavigationPlace[]
    /** Gets the focus when the user closes the dialog without a selection. */
    opener: Element | null
    onClosed: () => void
  }>
  placesOf: (session: SignedIn) => NavigationPlace[]
}>
