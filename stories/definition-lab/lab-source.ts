import { localToday, parseDefinitions, type Answers, type Definitions, type FormBlocks } from '@captive/form-engine'
import { CLAIM_BLOCKS, definitionsOfType, type ClaimType } from '@captive/form-engine/claim'
import { brokenDefinitions, examples, samples, servedDefinitions } from '@captive/form-engine/catalogue'

/** Definitions that can be looked at, and how to read them. */
export interface LabSource {
  readonly name: string
  readonly title: string
  readonly group: 'Claim report' | 'One rule each' | 'One fault each' | 'Yours'
  readonly definitions: Definitions
  readonly blocks: FormBlocks
  /** Answers to start from when asked for. */
  readonly sample: () => Answers
}

const { lossInfo, auto, otherVehicle, workersCompensation } = CLAIM_BLOCKS

/** What each claim type asks (AMB-113), spelled out so that an analyst can change it. */
const claimRoots: Record<ClaimType, readonly number[]> = {
  Auto: [lossInfo, auto, otherVehicle],
  GeneralLiability: [lossInfo],
  Property: [lossInfo],
  WorkersCompensation: [lossInfo, workersCompensation],
}

const claims: LabSource[] = samples.map(({ name, title, claimType, answers }) => ({
  name,
  title: `${title} (${claimType})`,
  group: 'Claim report',
  definitions: definitionsOfType(parseDefinitions(servedDefinitions), claimType),
  blocks: { roots: claimRoots[claimType], repeating: [otherVehicle] },
  sample: () => answers(localToday()),
}))

const rules: LabSource[] = examples.map(({ name, title, definitions, roots, repeating, cases }) => ({
  name,
  title,
  group: 'One rule each',
  definitions: parseDefinitions(definitions),
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => cases[0]?.answers ?? {},
}))

const faults: LabSource[] = brokenDefinitions.map(({ name, title, definitions, roots, repeating }) => ({
  name: `broken-${name}`,
  title,
  group: 'One fault each',
  definitions: parseDefinitions(definitions),
  blocks: { ...(roots && { roots }), ...(repeating && { repeating }) },
  sample: () => ({}),
}))

/** Everything of the catalogue. */
export const catalogueSources: readonly LabSource[] = [...claims, ...rules, ...faults]
