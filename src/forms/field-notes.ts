import { createContext, type ReactNode } from 'react'

/** What a page says under a field; told by its element id where it depends on which one of a repeated section it is. */
export type FieldNote = ReactNode | ((fieldId: string) => ReactNode)

/** What a page has to say right under some fields, by control key. Change the map only when what it says changes. */
export type FieldNotes = ReadonlyMap<string, FieldNote>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
