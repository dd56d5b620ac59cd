import { createContext } from 'react'

/** What lists offer at the moment, by control key, where that is less than all their options. */
export const OfferedOptionsContext = createContext<ReadonlyMap<string, ReadonlySet<string>>>(new Map())
