/**
 * The Flesch-Kincaid grade of texts: for how many years somebody went to school who reads them with ease. Each text ends a
 * sentence at least; what has no letters is no word.
 */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;]+(?=\s|$)/)).filter((text) => /[a-z]/i.test(text))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

export function wordsOf(text: string): string[] {
  return text.match(/[a-z]+(?:['’][a-z]+)*/gi) ?? []
}

/** Groups of vowels, without an `e` that is not spoken and with those that are spoken apart. */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/['’]s?/g, '')
    .replaceAll('qu', 'kw')
    .replaceAll(/[aeo]y(?=[aeiou])/g, '$& ')
    .replace(/(?<=[^aeiouyls]|[aeiouy]l)es?$|(?<=[^aeiouytd])ed$|(?<=[aeiouy]s)e$/, '')
    .replace(/(?<=[a-z]{2})e(?=(ment|ful|less|ly)s?$)/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const apart = spoken.match(/(?<![cst])i(a|o(?!us))|eo|ua|ue(?=l|n)|ie(?=t)/g)?.length ?? 0
  return Math.max(1, groups + apart)
}
