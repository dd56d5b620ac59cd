/** A field of a kind of records, or a reference that a column may have instead, such as `#company.name`. */
export interface Field {
  readonly name: string
  readonly type: 'identifier' | 'day' | 'amount' | 'text'
  /** Headers that senders use for it, in the words of `normalizedWords`, in any order. */
  readonly heads: readonly string[]
  /** One sentence for the template and the mapping page. */
  readonly about: string
}
