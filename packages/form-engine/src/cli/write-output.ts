import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { MisuseError } from './misuse-error.ts'

/** Writes a file and the folders around it. @throws MisuseError if that is impossible */
export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  } catch (error) {
    throw new MisuseError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
