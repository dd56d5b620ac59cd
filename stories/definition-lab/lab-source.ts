import { localToday, parseDefinitions, type Answers, type Definitions, type FormBlocks } from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_TYPES, definitionsOfType } from '@captive/form-engine/claim'
import type { CheckedFiles } from '@captive/form-engine/files'
import { brokenDefinitions, examples, samples, servedDefinitions } from '@captive/form-engine/catalogue'
import type { texts } from './texts.ts'

/** Definitions to open in the lab, with the blocks of their form. */
export interface LabSource {
  readonly name: string
  readonly title: string
  readonly group: keyof typeof texts.groups
  readonly definitions: Definitions
  readonly blocks: FormBlocks
  /** The files that they were read from. */
  readonly files?: Pick<CheckedFiles, 'reading' | 'locate'>
  /** Answers for the button that fills in a sample. */
  readonly sample: () => Answers
}

const claims: LabSource[] = samples.map(({ name, title, claimType, answers }) => ({
  name,
  title: `${title} (${claimType})`,
  group: 'claims',
  definitions: definitionsOfType(parseDefinitions(servedDefinitions), claimType),
  blocks: { roots: CLAIM_TYPES[claimType], repeating: [CLAIM_BLOCKS.otherVehicle] },
  sample: () => answers(localToday()),
}))

const rules: LabSource[] = examples.map(({ name, title, definitions, roots, repeating, cases }) => ({
  name,
  title,
  group: 'rules',
  definitions: parseDefinitions(definitions),
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => cases[0]?.answers ?? {},
}))

const faults: LabSource[] = brokenDefinitions.map(({ name, title, definitions, roots, repeating }) => ({
  name: `broken-${name}`,
  title,
  group: 'faults',
  definitions: parseDefinitions(definitions),
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => ({}),
}))

/** All sources from the catalogue. */
export const catalogueSources: readonly LabSource[] = [...claims, ...rules, ...faults]
