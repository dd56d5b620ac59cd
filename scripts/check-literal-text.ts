// Refuses texts for people outside of texts.ts and specified-texts.ts; exit code 1 and one line for each.
// The theme holds values for CSS only. With arguments, only files below those folders are read: node scripts/check-literal-text.ts src/features/claims
import { globSync, readFileSync } from 'node:fs'

import { literalTexts } from './literal-text.ts'

const folders = process.argv.slice(2)
const files = globSync(['src/**/*.tsx', 'src/**/*.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/(specified-)?texts\.ts$|^src\/theme\/|routeTree\.gen\.ts$/.test(file))
  .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))

const sentences = files.toSorted().flatMap((file) => literalTexts(file, readFileSync(file, 'utf8')))
for (const sentence of sentences) console.error(sentence)
if (files.length === 0) console.error('No file found.')
process.exitCode = sentences.length > 0 || files.length === 0 ? 1 : 0
