/** One question or group of a questionnaire made elsewhere, with its condition as the source wrote it. */
export interface SourceItem {
  readonly id: string
  readonly parent: string | null
  readonly sort: 'group' | 'choice' | 'number' | 'tick' | 'text'
  /** Values it can take as far as the source lists them. */
  readonly values: readonly string[]
  readonly condition: Expression | null
}

/** A source's condition. Anything that is no equality is kept as `other`, to be counted. */
export type Expression =
  | { readonly is: 'equal'; readonly item: string; readonly value: string }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'other'; readonly text: string }
