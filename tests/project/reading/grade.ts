/**
 * The Flesch-Kincaid grade of texts: the years of school that a person needs to read them with ease. A sentence ends at
 * the end of each text at the latest, and a word contains at least one letter.
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

/** The number of vowel groups, without a silent `e`, and counting vowels that are spoken separately. */
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
