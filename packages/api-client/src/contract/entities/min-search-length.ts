/** The minimum number of letters and digits in a search of the portal. A shorter search finds nothing. */
export const minSearchLength = 2
