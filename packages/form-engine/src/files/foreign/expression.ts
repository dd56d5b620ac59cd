/** A condition of another questionnaire. Anything that is no equality is `other`. */
export type Expression =
  | { readonly is: 'equal'; readonly item: string; readonly value: string }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'other'; readonly text: string }

/** A question, and the values of which one is enough. */
export interface Alternatives {
  readonly item: string
  readonly values: readonly string[]
}

/**
 * The part of conditions that the tables can express: a conjunction over controllers, with alternatives for each.
 * `null` for anything else.
 */
export function conjunctionOf(expression: Expression): Alternatives[] | null {
  switch (expression.is) {
    case 'other':
      return null
    case 'equal':
      return [{ item: expression.item, values: [expression.value] }]
    case 'or': {
      const equals = expression.parts.filter((part) => part.is === 'equal')
      const isOneController =
        new Set(equals.map((part) => part.item)).size === 1 && equals.length === expression.parts.length
      return isOneController ? [{ item: equals[0]!.item, values: equals.map((part) => part.value) }] : null
    }
    case 'and': {
      const groups = expression.parts.map(conjunctionOf)
      const flat = groups.flatMap((group) => group ?? [])
      const isEachOnce = new Set(flat.map((group) => group.item)).size === flat.length
      return groups.includes(null) || !isEachOnce ? null : flat
    }
  }
}
