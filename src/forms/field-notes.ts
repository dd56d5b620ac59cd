import { createContext, type ReactNode } from 'react'

/** What a page has to say right under some fields, by control key. Change the map only when what it says changes. */
export type FieldNotes = ReadonlyMap<string, ReactNode>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
