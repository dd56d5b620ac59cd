import { readFile } from 'node:fs/promises'
import { UnreadableFileError } from '../files/index.ts'

/** The content of a JSON file. @throws UnreadableFileError */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableFileError(file, `${file} cannot be read as JSON: ${reason}.`)
  }
}
