// Finds texts for people outside texts.ts and specified-texts.ts. Prints one line for each, and exits with 1 if there
// is any. Leaves out the theme, which contains only CSS values. With arguments, checks only files in those folders:
// node scripts/check-literal-text.ts src/features/claims
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
