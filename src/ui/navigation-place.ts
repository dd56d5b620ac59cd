/** A page or an action of the portal that the user may open. The header search finds it. */
export interface NavigationPlace {
  kind: 'page' | 'action'
  label: string
  path: string
  /** Additional words that find it. */
  words?: string
  signOut?: true
}
