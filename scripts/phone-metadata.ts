// node scripts/run.mjs node scripts/phone-metadata.ts: writes what libphonenumber-js knows of the North American
// numbering plan, all that a US number is judged by; a tenth of the whole. Run it when the library changes.
import { writeFileSync } from 'node:fs'

import { northAmericanMetadata } from './north-american-metadata.ts'

writeFileSync(
  'packages/form-engine/src/kinds/checks/phone-metadata.gen.ts',
  `// Written by scripts/phone-metadata.ts.
import type { MetadataJson } from 'libphonenumber-js/core'

export const phoneMetadata = ${JSON.stringify(northAmericanMetadata())} as unknown as MetadataJson
`,
)
