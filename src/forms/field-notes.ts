import { createContext, type ReactNode } from 'react'

/** A note below a field, or a function of its element id for fields of repeating sections. */
export type FieldNote = ReactNode | ((fieldId: string) => ReactNode)

/** The notes of a page below fields, by control key. Keep the map stable to avoid rerenders. */
export type FieldNotes = ReadonlyMap<string, FieldNote>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
