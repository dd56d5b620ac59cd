import { createContext, type ReactNode } from 'react'

/** A note under a field, or a function of its element id for fields of repeated sections. */
export type FieldNote = ReactNode | ((fieldId: string) => ReactNode)

/** The notes of a page under fields, by control key. Keep the map stable to avoid rerenders. */
export type FieldNotes = ReadonlyMap<string, FieldNote>

export const FieldNotesContext = createContext<FieldNotes>(new Map())
