import { localToday, parseDefinitions } from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_TYPES, definitionsOfType } from '@captive/form-engine/claim'
import { textTables } from '@captive/form-engine/files'
import { brokenDefinitions, examples, samples, servedDefinitions } from '@captive/form-engine/catalogue'
import type { LabSource } from '../../src/definition-lab/lab-source.ts'
import { exampleWithMistakes } from './start/example-with-mistakes.ts'

const claims: LabSource[] = samples.map(({ name, title, claimType, answers }) => ({
  name,
  title: `${title} (${claimType})`,
  group: 'claims',
  tables: () => textTables(definitionsOfType(parseDefinitions(servedDefinitions), claimType)),
  found: [],
  blocks: { roots: CLAIM_TYPES[claimType], repeating: [CLAIM_BLOCKS.otherVehicle] },
  sample: () => answers(localToday()),
}))

const rules: LabSource[] = examples.map(({ name, title, definitions, roots, repeating, cases }) => ({
  name,
  title,
  group: 'rules',
  tables: () => textTables(parseDefinitions(definitions)),
  found: [],
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => cases[0]?.answers ?? {},
}))

const faults: LabSource[] = brokenDefinitions.map(({ name, title, definitions, roots, repeating }) => ({
  name: `broken-${name}`,
  title,
  group: 'faults',
  tables: () => textTables(parseDefinitions(definitions)),
  found: [],
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => ({}),
}))

/** All sources from the catalogue. */
export const catalogueSources: readonly LabSource[] = [exampleWithMistakes, ...claims, ...rules, ...faults]
