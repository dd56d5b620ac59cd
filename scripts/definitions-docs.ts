// Part of npm run docs: writes the rows of the examples into docs/definitions.md, from the catalogue of the form engine.
import { writeFileSync } from 'node:fs'

import { guideFile, guideWithExamples } from './definition-docs/guide.ts'

writeFileSync(guideFile, guideWithExamples())
