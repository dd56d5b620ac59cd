// Finds text in components that React would lose when a browser translates the page. Prints one line for each, and
// exits with 1 if there is any.
import { globSync } from 'node:fs'

import { looseTexts } from './loose-text.ts'

const files = globSync(['src/**/*.tsx', 'packages/*/src/**/*.tsx', 'stories/**/*.tsx'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))

const loose = looseTexts(files.toSorted())
for (const sentence of loose) console.error(sentence)
if (files.length === 0) console.error('No component found.')
process.exitCode = loose.length > 0 || files.length === 0 ? 1 : 0
