import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const engine = join(import.meta.dirname, '..', '..')

/** A piece of example code. */
export interface Example {
  /** The document and the number of its code block, or the source file and the exported name. */
  readonly place: string
  readonly code: string
}

/** The package's documentation pages, by file name. */
export const pages = readdirSync(join(engine, 'docs')).filter((name) => name.endsWith('.md'))

/** The TypeScript blocks of the READMEs and pages, and the `@example` blocks of docstrings. */
export function findExamples(): Example[] {
  const documents = [
    ['README of the engine', 'README.md'],
    ['README of the repository', '../../README.md'],
    ...pages.map((page) => [`docs/${page}`, `docs/${page}`]),
  ].flatMap(([place = '', path = '']) => blocksIn(readFileSync(join(engine, path), 'utf8'), place))
  const sources = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => docstringsIn(readFileSync(join(engine, 'src', name), 'utf8'), name))
  return [...documents, ...sources]
}

function blocksIn(text: string, place: string): Example[] {
  const blocks = [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)]
  return blocks.map(([, code = ''], index) => ({ place: `${place}, block ${index + 1}`, code }))
}

/** The text after `@example` in a docstring, up to the next tag or the end. */
function docstringsIn(text: string, name: string): Example[] {
  const docstrings = text.matchAll(/^ *\* @example\n(.*?)^ *\*(?:\/| @).*?^export (?:async )?\w+ (\w+)/gms)
  return [...docstrings].map(([, lines = '', of = '']) => ({
    place: `src/${name.replaceAll('\\', '/')}, ${of}`,
    code: lines.replace(/^ *\* ?/gm, ''),
  }))
}
