interface Annotation {
  readonly example?: string
  readonly longest?: number
  /** The other action tags. */
  readonly rest: readonly string[]
}

/** Reads the action tags of a field: `@PLACEHOLDER='48201' @CHARLIMIT='5'`. */
export function annotationOf(text: string): Annotation {
  let annotation: Annotation = { rest: [] }
  for (const [tag, name, one, two, bare] of text.matchAll(
    /(@[A-Z][A-Z-]*)(?:\s*=\s*(?:'([^']*)'|"([^"]*)"|(\S+)))?/g,
  )) {
    const value = one ?? two ?? bare ?? ''
    if (name === '@PLACEHOLDER') annotation = { ...annotation, example: value }
    else if (name === '@CHARLIMIT' && /^[1-9]\d*$/.test(value)) annotation = { ...annotation, longest: Number(value) }
    else annotation = { ...annotation, rest: [...annotation.rest, tag] }
  }
  return annotation
}
