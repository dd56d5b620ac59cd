/** A search of the portal. */
export interface SearchQuery {
  text: string
  /** The program of the active company. */
  program: number | null
}

/** The most rows of a kind that a search considers, so that a common word is not slower than a rare one. */
export const maxCandidates = 100
