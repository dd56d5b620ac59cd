import { createContext } from 'react'

/** Returns the server's message about an outage for an error; null for any other error. */
export const OutageContext = createContext<(error: unknown) => string | null>(() => null)
