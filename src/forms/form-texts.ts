import { createContext, use } from 'react'
import { texts } from './texts.ts'

/** The texts of a form's own parts: its fields, sections and items. */
export type FormTexts = Pick<typeof texts, 'errors' | 'checkDates' | 'sections' | 'items' | 'fields'> & {
  /** The language tag, also of the calendar. */
  language: string
}

/** The texts of the forms inside. Default: English. */
export const FormTextsContext = createContext<FormTexts>({ ...texts, language: 'en' })

export const useFormTexts = (): FormTexts => use(FormTextsContext)
