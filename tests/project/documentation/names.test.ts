import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { documents, read, repositoryFiles, textFiles } from './repository-files.ts'

const sources = textFiles.filter((file) => !file.endsWith('.md'))
const words = new Set(sources.flatMap((file) => wordsIn(read(file))))
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const isHistory = /^Status: superseded/m.test(text)

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([])
  })

  test('names npm scripts that exist', () => {
    const named = [...text.matchAll(/\bnpm run (?!build -w)([\w-]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !scripts.includes(script))).toEqual([])
  })

  test.skipIf(isHistory)('names files and identifiers that exist', () => {
    expect(codeSpans(text).filter((span) => !isKnown(span))).toEqual([])
  })
})

/** The code spans of a document, without its code blocks. */
function codeSpans(text: string): string[] {
  const prose = text.replace(/^ *```.*?^ *```$/gms, '')
  return [...new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' ')))]
}

/** Whether each path in the span names a file or folder, and every other word of it occurs in a source. */
function isKnown(span: string): boolean {
  return exists(span) || span.split(' ').every((piece) => exists(piece) || (!isPath(piece) && hasKnownWords(piece)))
}

function isPath(piece: string): boolean {
  return /^(?!\/)[\w.@/-]+\.(tsx?|mjs|md|css|sql|json|py)$/.test(piece)
}

function hasKnownWords(piece: string): boolean {
  return wordsIn(piece).every((word) => word.length < 3 || !/\p{L}/u.test(word) || words.has(word))
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+/gu) ?? []
}

function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '').replaceAll(/<[\w-]+>|\{\w+\}/g, '*')
  const pattern = plain.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(`(^|/)${pattern.join('[^/]*')}(/|$)`)
  return plain !== '' && repositoryFiles.some((file) => expression.test(file))
}
