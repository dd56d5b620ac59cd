import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from 'vitest'

type SpecifiedText = string | ((...given: string[]) => string)
type SpecifiedTexts = Readonly<Record<string, Readonly<Record<string, SpecifiedText>>>>

/** Each line of the checklist, by requirement id. */
const requirements = new Map(
  [...readFileSync('docs/requirements/checklist.md', 'utf8').matchAll(/^- \*\*(\S+)\*\* (.+)$/gm)].map(
    ([, id = '', line = '']) => [id, line],
  ),
)

const files = globSync(['src/**/specified-texts.ts', 'packages/server/src/**/specified-texts.ts']).map((file) =>
  file.replaceAll('\\', '/'),
)

describe.each(files.toSorted())('%s', async (file) => {
  const { specified } = (await import(pathToFileURL(file).href)) as { specified: SpecifiedTexts }
  const texts = Object.entries(specified).flatMap(([id, named]) =>
    Object.entries(named).map(([name, text]) => ({ id, name, text })),
  )

  test.each(texts)('$id: $name is the text of the specification', ({ id, text }) => {
    expect(requirements.get(id), `${id} is in the checklist`).toBeDefined()
    for (const piece of fixedPiecesOf(text)) expect(requirements.get(id)).toContain(piece.trim())
  })
})

/** The fixed parts of a text, without inserted names and counts. */
function fixedPiecesOf(text: SpecifiedText): string[] {
  const gap = '\u0000'
  const whole = typeof text === 'string' ? text : text(gap, gap, gap)
  return whole.split(gap).filter((piece) => piece.trim() !== '')
}
