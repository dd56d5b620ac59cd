import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { storyNameFromExport } from 'storybook/internal/csf'

import { root } from '../command.mjs'

/** A test file with an id, and a pattern for the full names of its tests with that id. */
export interface TestsOfId {
  file: string
  pattern: RegExp
}

/** The tests with each id in their name or, for stories, in the name of a step. */
export function testsById(): Map<string, TestsOfId[]> {
  const found = new Map<string, TestsOfId[]>()
  const options = { cwd: root, exclude: (name: string) => name === 'node_modules' }
  for (const file of globSync('{src,packages,tests,stories}/**/*.{test,stories}.{ts,tsx}', options)) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const id of new Set([...source.matchAll(/\[([A-Z]{3}-\d{3})\]/g)].map(([, name = '']) => name))) {
      found.set(id, [...(found.get(id) ?? []), { file, pattern: patternOf(id, file, source) }])
    }
  }
  return found
}

function patternOf(id: string, file: string, source: string): RegExp {
  const names = file.endsWith('.stories.tsx') ? storiesWithStep(id, source) : []
  return new RegExp([`\\[${id}\\]`, ...names.map((name) => `(^| )${escaped(name)}$`)].join('|'))
}

/** The names of the stories in a file whose source, including steps, contains the id. */
function storiesWithStep(id: string, source: string): string[] {
  const stories = source.split(/^(?=export const )/m)
  return stories.flatMap((story) => {
    const [, exported] = /^export const (\w+)/.exec(story) ?? []
    if (!exported || !story.includes(`[${id}]`)) return []
    const [, named] = /^ {2}name: ['"`](.*)['"`],$/m.exec(story) ?? []
    return [named ?? storyNameFromExport(exported)]
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
