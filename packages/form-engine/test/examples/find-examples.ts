import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const engine = join(import.meta.dirname, '..', '..')

/** A piece of code that readers are shown. */
export interface Example {
  /** Where it stands. */
  readonly place: string
  readonly code: string
}

/** The TypeScript of the READMEs, and the examples of the engine's docstrings. */
export function findExamples(): Example[] {
  const readmes = [join(engine, 'README.md'), join(engine, '..', '..', 'README.md')].flatMap((path, index) =>
    blocksIn(readFileSync(path, 'utf8'), index === 0 ? 'README of the engine' : 'README of the repository'),
  )
  const sources = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => docstringsIn(readFileSync(join(engine, 'src', name), 'utf8'), name))
  return [...readmes, ...sources]
}

function blocksIn(text: string, place: string): Example[] {
  const blocks = [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)]
  return blocks.map(([, code = ''], index) => ({ place: `${place}, block ${index + 1}`, code }))
}

/** What follows `@example` in a docstring, up to its next tag or its end. */
function docstringsIn(text: string, name: string): Example[] {
  const docstrings = text.matchAll(/^ *\* @example\n(.*?)^ *\*(?:\/| @).*?^export \w+ (\w+)/gms)
  return [...docstrings].map(([, lines = '', of = '']) => ({
    place: `src/${name.replaceAll('\\', '/')}, ${of}`,
    code: lines.replace(/^ *\* ?/gm, ''),
  }))
}
