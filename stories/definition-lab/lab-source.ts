import { localToday, parseDefinitions, type Answers, type FormBlocks } from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_TYPES, definitionsOfType } from '@captive/form-engine/claim'
import { textTables, type FileDiagnostic, type TextTables } from '@captive/form-engine/files'
import { brokenDefinitions, examples, samples, servedDefinitions } from '@captive/form-engine/catalogue'
import type { Task } from './start/task-list.tsx'
import { exampleWithMistakes } from './start/example-with-mistakes.ts'
import type { texts } from './texts.ts'

/** Definitions to open in the lab, with the blocks of their form. */
export interface LabSource {
  readonly name: string
  readonly title: string
  readonly group: keyof typeof texts.groups
  readonly tables: () => TextTables
  readonly blocks: FormBlocks
  /** What was decided while reading the files. */
  readonly found: readonly FileDiagnostic[]
  /** Answers for the button that fills in a sample. */
  readonly sample: () => Answers
  /** What to do with an example, if it is one. */
  readonly tasks?: readonly Task[]
}

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
