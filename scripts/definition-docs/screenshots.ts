import { createHash } from 'node:crypto'

import { examples, type Example } from '../../packages/form-engine/catalogue/index.ts'

export const screenshotsFolder = 'docs/images/definitions'

/** The file with the hash of the definitions and answers that each screenshot was made from. */
export const sourcesFile = `${screenshotsFolder}/sources.json`

/** The screenshot of the advice to call after a severe loss. It is not part of an example. */
export const adviceScreenshot = 'severe-loss-advice'

/** A hash of the definitions and answers of each screenshot, by the name of the example. */
export function screenshotSources(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fingerprintOf(exampleNamed(name))]))
}

/** @throws Error if the catalogue has no such example */
export function exampleNamed(name: string): Example {
  const example = examples.find((each) => each.name === name)
  if (!example) throw new Error(`The catalogue has no example named ${name}.`)
  return example
}

const fingerprintOf = (example: Example): string =>
  createHash('sha256').update(JSON.stringify(example)).digest('hex').slice(0, 16)
