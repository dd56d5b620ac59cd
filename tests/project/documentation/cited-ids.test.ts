import { expect, test } from 'vitest'

import { read, textFiles } from './repository-files.ts'

const checklist = read('docs/requirements/checklist.md')
const groups = [...checklist.matchAll(/^## ([A-Z]{3}) /gm)].map(([, group = '']) => group)
const requirements = definedIn(checklist)
const interpretations = definedIn(read('docs/requirements/interpretations.md'))

test('defines each requirement and each interpretation once', () => {
  expect(requirements).toHaveLength(717)
  expect(new Set(requirements).size).toBe(requirements.length)
  expect(new Set(interpretations).size).toBe(interpretations.length)
})

test('defines every requirement id that a file cites', () => {
  expect(undefinedIds(new RegExp(`\\b(?:${groups.join('|')})-\\d{3}\\b`, 'g'), requirements)).toEqual([])
})

test('defines every interpretation that a file cites', () => {
  expect(undefinedIds(/\bAMB-\d{3}\b/g, interpretations)).toEqual([])
})

function definedIn(document: string): string[] {
  return [...document.matchAll(/^- \*\*([A-Z]{3}-\d{3})\*\* /gm)].map(([, id = '']) => id)
}

function undefinedIds(pattern: RegExp, defined: string[]): string[] {
  const known = new Set(defined)
  return textFiles.flatMap((file) =>
    [...new Set(read(file).match(pattern))].filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  )
}
