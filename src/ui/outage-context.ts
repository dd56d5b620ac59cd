import { createContext } from 'react'

/** Reads the server's own sentence about an outage from the error of a call; null for any other error. */
export const OutageContext = createContext<(error: unknown) => string | null>(() => null)
