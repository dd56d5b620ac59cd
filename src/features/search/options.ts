import type { SearchHit } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import type { NavigationPlace } from '../../ui/navigation-place.ts'
import type { texts } from './texts.ts'

/** One line of the results. */
export interface Option {
  key: string
  kind: keyof typeof texts.groups
  label: string
  detail: string
  /** Whether the label is a name, which must not be translated. */
  isName: boolean
  onChoose: () => void
}

/** The id of an option's element, by its position in the list. */
export const optionId = (list: string, at: number): string => `${list}-${at}`

export const placeOption = (place: NavigationPlace, onChoose: (place: NavigationPlace) => void): Option => ({
  key: `${place.kind} ${place.label}`,
  kind: place.kind,
  label: place.label,
  detail: '',
  isName: false,
  onChoose: () => onChoose(place),
})

export const hitOption = (hit: SearchHit, onChoose: (hit: SearchHit) => void): Option => ({
  key: `${hit.Kind} ${hit.RecId}`,
  kind: hit.Kind,
  label: hit.Label,
  detail: detailOf(hit),
  isName: true,
  onChoose: () => onChoose(hit),
})

/** Leaves out the company if it is also the claimant. */
const detailOf = ({ Detail, Date: day, ClientName }: SearchHit) =>
  [Detail === ClientName ? '' : Detail, day === null ? '' : formatDate(day), ClientName].filter(Boolean).join(' · ')
