/** The language of the specification's columns, and those that a table may have more columns for. */
export type LanguageCode = 'en' | 'es'

/** A language that a form can be shown in, instead of English. Keys, values and the submission stay the same. */
export interface Language<Code extends string = string> {
  readonly code: Exclude<LanguageCode, 'en'>
  /** The texts of errors and doubts, by code. */
  readonly messages: Readonly<Record<Code, string>>
  /** The example of an answer in words. */
  readonly example: (text: string) => string
}

/** A text, and its language if that is not the one of the form. */
export interface ShownText {
  readonly text: string
  readonly language?: LanguageCode
}

/** The text in the language of the form; in English if the table has no other. */
export function shownText(language: Language | null, english: string, translated = ''): ShownText {
  if (language === null || english === '') return { text: english }
  return translated === '' ? { text: english, language: 'en' } : { text: translated }
}
