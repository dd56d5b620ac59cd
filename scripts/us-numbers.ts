// node scripts/run.mjs node scripts/us-numbers.ts: writes what libphonenumber-js knows of US numbers that may be mobile
// ones, all that the engine judges a phone by. Run it when the library changes.
import { writeFileSync } from 'node:fs'

import { usNumbersOfLibrary } from './us-numbers-of-library.ts'

writeFileSync(
  'packages/form-engine/src/kinds/checks/us-numbers.gen.ts',
  `// Written by scripts/us-numbers.ts.\nexport const usNumbers = ${JSON.stringify(usNumbersOfLibrary())}\n`,
)
