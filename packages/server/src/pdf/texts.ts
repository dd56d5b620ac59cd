export const texts = {
  missingCharacters: 'The fonts of this document do not include the characters marked □.',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  continued: (name: string) => `${name}, continued`,
}
