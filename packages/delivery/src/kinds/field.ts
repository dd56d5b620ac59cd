/** A field of a kind of records, or a reference that a column may have instead, such as `#company.name`. */
export interface Field {
  readonly name: string
  readonly type: 'identifier' | 'day' | 'amount' | 'text'
  /** Heads under which senders print it, in the words of `wordsOf`, without order. */
  readonly heads: readonly string[]
  /** One sentence for the template and the mapping page. */
  readonly about: string
}
