/** One question or group of an external questionnaire, with its original condition. */
export interface SourceItem {
  readonly id: string
  readonly parent: string | null
  readonly sort: 'group' | 'choice' | 'number' | 'tick' | 'text'
  /** Possible values, if the source lists them. */
  readonly values: readonly string[]
  readonly condition: Expression | null
}

/** A condition in the source. Anything but an equality becomes `other`, to be counted. */
export type Expression =
  | { readonly is: 'equal'; readonly item: string; readonly value: string }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'other'; readonly text: string }
