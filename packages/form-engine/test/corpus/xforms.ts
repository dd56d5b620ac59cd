import { compared } from '../../src/files/foreign/expression.ts'
import type { Expression, SourceItem } from './source-item.ts'

/** Parses the binds of an ODK XForm. The groups of a question are the paths above it. */
export function readXform(xml: string): SourceItem[] {
  const binds = new Map(
    [...xml.matchAll(/<bind ([^>]*)\/>/g)].map(([, text = '']) => [attribute(text, 'nodeset'), text]),
  )
  const oneChoice = new Set([...xml.matchAll(/<select1 ([^>]*)>/g)].map(([, text = '']) => attribute(text, 'ref')))
  const paths = new Set([...binds.keys()].flatMap(pathsTo))
  const isGroup = (path: string): boolean => [...paths].some((other) => other.startsWith(`${path}/`))
  return [...paths].map((path) => {
    const relevant = attribute(binds.get(path) ?? '', 'relevant')
    const parent = path.slice(0, path.lastIndexOf('/'))
    return {
      id: path,
      parent: paths.has(parent) ? parent : null,
      sort: isGroup(path) ? 'group' : oneChoice.has(path) ? 'choice' : 'text',
      values: [],
      condition: relevant ? parseRelevant(relevant, oneChoice) : null,
    }
  })
}

function attribute(text: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? ''
}

/** `/data/a/b` → `/data/a`, `/data/a/b`. */
function pathsTo(path: string): string[] {
  const parts = path.split('/').slice(2)
  return parts.map((_, index) => `/data/${parts.slice(0, index + 1).join('/')}`)
}

/** `selected(path, 'value')` is an equality if the question allows one choice. */
function parseRelevant(relevant: string, oneChoice: ReadonlySet<string>): Expression {
  const [, item, value] = /^\s*selected\(\s*(\S+)\s*,\s*'([^']*)'\s*\)\s*$/.exec(relevant) ?? []
  return item && value && oneChoice.has(item) ? compared(item, 'equals', value) : { is: 'other', text: relevant }
}
