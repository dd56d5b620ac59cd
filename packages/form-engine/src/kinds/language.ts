/** English is the language of the specification's columns. A table may have extra columns for the other languages. */
export type LanguageCode = 'en' | 'es'

/** A language for a form, instead of English. Keys, values and the submission stay the same. */
export interface Language<Code extends string = string> {
  readonly code: Exclude<LanguageCode, 'en'>
  /** The texts of errors and doubts, by code. */
  readonly messages: Readonly<Record<Code, string>>
  /** Turns an example of an answer into a phrase. */
  readonly example: (text: string) => string
}

/** A text, and its language if that differs from the language of the form. */
export interface ShownText {
  readonly text: string
  readonly language?: LanguageCode
}

/** The text in the language of the form, or in English if the table has no translation. */
export function shownText(language: Language | null, english: string, translated = ''): ShownText {
  if (language === null || english === '') return { text: english }
  return translated === '' ? { text: english, language: 'en' } : { text: translated }
}
