import type { RecordKind } from './record-kind.ts'
import { companies, memberNumbers, memberships } from './records/companies.ts'
import { documents } from './records/documents.ts'
import { courses, learners } from './records/e-learning.ts'
import { collateral, fundAnalysis, fundMovements, premiumFinance } from './records/funds.ts'
import { bestPractices, bestPracticeWeights, lossControl, warranties } from './records/loss-prevention.ts'
import { notes } from './records/notes.ts'
import { directory, references, slates, users } from './records/people.ts'
import { policies, vehicles } from './records/policies.ts'
import { technologyVendors, telematicsMonths, telematicsProviders, telematicsStatus } from './records/telematics.ts'

/** All kinds of records except claims, in import order for a new program: referenced kinds come first. */
export const recordKinds = {
  companies,
  memberships,
  policies,
  'member-numbers': memberNumbers,
  users,
  vehicles,
  notes,
  'fund-analysis': fundAnalysis,
  'assessments-and-distributions': fundMovements,
  collateral,
  'premium-finance': premiumFinance,
  'loss-control': lossControl,
  'best-practices': bestPractices,
  'best-practice-weights': bestPracticeWeights,
  warranties,
  telematics: telematicsStatus,
  'telematics-providers': telematicsProviders,
  speeding: telematicsMonths,
  'technology-vendors': technologyVendors,
  learners,
  courses,
  directory,
  references,
  slates,
  documents,
} as const satisfies Record<string, RecordKind>

export type RecordKindName = keyof typeof recordKinds

export const isRecordKind = (name: string): name is RecordKindName => Object.hasOwn(recordKinds, name)
