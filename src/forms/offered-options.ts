import { createContext } from 'react'

/** The options that lists currently offer, by control key, if fewer than all. */
export const OfferedOptionsContext = createContext<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
