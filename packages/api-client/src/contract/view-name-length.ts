/** The maximum number of characters in the name of a saved view. */
export const longestViewName = 60
