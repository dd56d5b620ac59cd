import { checkFiles, lineOf, UnreadableFileError } from '../files/index.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { loadFiles } from './load-files.ts'
import type { GivenOptions } from './given-options.ts'

/**
 * Loads definitions for a command that needs every row to be readable.
 * @throws UnreadableFileError with all faults
 */
export async function openDefinitions(given: GivenOptions, places: readonly string[]): Promise<Definitions> {
  given.progress(`Reading ${places.join(', ')}`)
  const { definitions, isComplete, diagnostics } = await checkFiles(await loadFiles(places))
  if (isComplete) return definitions
  const faults = diagnostics.filter(({ severity }) => severity === 'error')
  throw new UnreadableFileError(places.join(', '), faults.map(lineOf).join('\n'))
}
