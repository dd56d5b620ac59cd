import { createContext, use } from 'react'
import { texts as uiTexts } from '../ui/texts.ts'
import { texts } from './texts.ts'

/** The texts of a form: its fields, sections and items. */
export type FormTexts = Pick<typeof texts, 'errors' | 'checkDates' | 'sections' | 'items' | 'fields'> & {
  /** The language tag, also used for the calendar. */
  language: string
  /** The mark of a required question. */
  required: string
}

/** The texts of the forms inside this context. The default is English. */
export const FormTextsContext = createContext<FormTexts>({ ...texts, language: 'en', required: uiTexts.required })

export const useFormTexts = (): FormTexts => use(FormTextsContext)
