import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

import { texts } from './texts.ts'

const maxMistakes = 50

/** A handwritten file has mistakes. The message lists them. */
export class MistakenFileError extends Error {
  constructor(path: string, mistakes: readonly string[]) {
    const more = mistakes.length > maxMistakes ? [texts.andMore(mistakes.length - maxMistakes)] : []
    super(texts.mistakes(basename(path), [...mistakes.slice(0, maxMistakes), ...more]))
    this.name = 'MistakenFileError'
  }
}

/**
 * Reads a JSON file that conforms to a schema.
 * @throws MistakenFileError
 */
export async function readJson<S extends TSchema>(path: string, schema: S): Promise<Static<S>> {
  const text = await readFile(path, 'utf8')
  const value = parse(path, text)
  const validator = Compile(schema)
  if (validator.Check(value)) return value
  const errors = validator
    .Errors(value)
    .map(({ instancePath, message }) =>
      texts.mistake.at(instancePath === '' ? 'The file' : instancePath.slice(1).replaceAll('/', '.'), message),
    )
  throw new MistakenFileError(path, [...new Set(errors)])
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MistakenFileError(path, [texts.notJson(basename(path))])
  }
}
