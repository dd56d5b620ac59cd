import type { ComponentType } from 'react'

import type { SignedIn } from '../../session/session.ts'
import type { NavigationPlace } from './places/places.ts'

/** Loads the dialog of the search, and the pages and actions that it finds beside records. */
export type LoadSearch = () => Promise<{
  SearchDialog: ComponentType<{
    places: readonly NavigationPlace[]
    /** Gets the focus when the person closes the dialog without a choice. */
    opener: Element | null
    onClosed: () => void
  }>
  placesOf: (session: SignedIn) => NavigationPlace[]
}>
