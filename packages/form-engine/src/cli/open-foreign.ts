import { readForeign } from '../files/index.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { GivenOptions } from './given-options.ts'
import { loadFiles } from './load-files.ts'
import { openDefinitions } from './open-definitions.ts'

/** Loads definitions in any supported format, and lists what the tables cannot express. */
export async function openForeign(
  given: GivenOptions,
  places: readonly string[],
): Promise<{ definitions: Definitions; leftOut: readonly string[] }> {
  const files = await loadFiles(places)
  const [only, ...more] = files
  const foreign = only && more.length === 0 ? await readForeign(only) : null
  return foreign ?? { definitions: await openDefinitions(given, places), leftOut: [] }
}
