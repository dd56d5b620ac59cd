import { isRecord } from '../../kinds/answers.ts'

export type Json = Readonly<Record<string, unknown>>

/** The objects in a list. */
export function listOf(json: Json, name: string): Json[] {
  const list = json[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** A text; blank if it is missing. */
export const textOf = (json: Json, name: string): string => (typeof json[name] === 'string' ? json[name] : '')

/** A text, number or boolean as text. */
export const plainText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/** The last part of the URL of an extension, such as `minValue`. */
export const nameOfExtension = (extension: Json): string => textOf(extension, 'url').split('/').at(-1) ?? ''

/** The value of an extension, such as `valueInteger`, as text. */
export function valueOfExtension(extension: Json): string {
  const [, value] = Object.entries(extension).find(([key]) => key.startsWith('value')) ?? []
  if (!isRecord(value)) return plainText(value) ?? ''
  return textOf(value, 'expression') || textOf(value, 'code') || textOf(listOf(value, 'coding')[0] ?? {}, 'code')
}

/** Reads a text in English and Spanish. */
export type TextsOf = (json: Json, name: string) => { english: string; spanish: string }

/** Returns the reader for texts of a questionnaire in this language, which may have translations. */
export function textsIn(language: string): TextsOf {
  const primary = (code: string): string => code.toLowerCase().split('-')[0]!
  return (json, name) => {
    const own = textOf(json, name)
    const beside = json[`_${name}`]
    const texts = new Map([[primary(language), own]])
    for (const extension of isRecord(beside) ? listOf(beside, 'extension') : []) {
      if (nameOfExtension(extension) !== 'translation') continue
      const inside = new Map(
        listOf(extension, 'extension').map((each) => [textOf(each, 'url'), valueOfExtension(each)]),
      )
      texts.set(primary(inside.get('lang') ?? ''), inside.get('content') ?? '')
    }
    return { english: texts.get('en') || own, spanish: texts.get('es') ?? '' }
  }
}
