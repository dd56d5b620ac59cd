/** A search of the portal with fewer letters and digits finds nothing. */
export const leastSearched = 2
