// node scripts/run.mjs node scripts/us-metadata.ts: writes the metadata of libphonenumber-js for mobile numbers of the
// US and its territories. Run it when the library changes. A test compares the two.
import { writeFileSync } from 'node:fs'

import { usMetadataOfLibrary } from './us-metadata-of-library.ts'

writeFileSync(
  'packages/form-engine/src/phones/us-metadata.gen.ts',
  `// Written by scripts/us-metadata.ts.\nexport const usMetadata: object = ${JSON.stringify(usMetadataOfLibrary())}\n`,
)
