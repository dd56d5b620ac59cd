import { inArray } from 'drizzle-orm'
import { recordKinds, type RecordKindName } from '@captive/delivery'

import { claimNotes } from '../../../database/tables/claims.ts'
import { clientChanges, clients, policies } from '../../../database/tables/clients.ts'
import { courses, learners } from '../../../database/tables/e-learning.ts'
import {
  collaterals,
  fundMovements,
  memberFundAnalysis,
  premiumFinanceAccounts,
} from '../../../database/tables/funds.ts'
import {
  directoryEntries,
  memberNumbers,
  membershipReferences,
  slates,
  vehicles,
} from '../../../database/tables/governance.ts'
import {
  bestPractices,
  bestPracticeScores,
  lossControls,
  warranties,
} from '../../../database/tables/loss-prevention.ts'
import {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../../../database/tables/telematics.ts'
import type { RecordBinding } from './binding.ts'
import { documents } from './documents.ts'
import { users } from './users.ts'

const now = () => new Date().toISOString()

/** The binding of each kind of records. */
export const bindings: Readonly<Record<RecordKindName, RecordBinding>> = {
  companies: { kind: recordKinds.companies, table: clients },
  memberships: {
    kind: recordKinds.memberships,
    table: clientChanges,
    added: () => ({ CreatedDateTime: now() }),
  },
  policies: { kind: recordKinds.policies, table: policies },
  'member-numbers': { kind: recordKinds['member-numbers'], table: memberNumbers },
  users,
  vehicles: { kind: recordKinds.vehicles, table: vehicles },
  notes: { kind: recordKinds.notes, table: claimNotes },
  'fund-analysis': { kind: recordKinds['fund-analysis'], table: memberFundAnalysis },
  'assessments-and-distributions': { kind: recordKinds['assessments-and-distributions'], table: fundMovements },
  collateral: { kind: recordKinds.collateral, table: collaterals },
  'premium-finance': { kind: recordKinds['premium-finance'], table: premiumFinanceAccounts },
  'loss-control': { kind: recordKinds['loss-control'], table: lossControls },
  'best-practices': { kind: recordKinds['best-practices'], table: bestPractices },
  'best-practice-weights': { kind: recordKinds['best-practice-weights'], table: bestPracticeScores },
  warranties: { kind: recordKinds.warranties, table: warranties },
  telematics: { kind: recordKinds.telematics, table: telematicsStatus },
  'telematics-providers': { kind: recordKinds['telematics-providers'], table: telematicsProviders },
  speeding: { kind: recordKinds.speeding, table: telematicsMonths },
  'technology-vendors': { kind: recordKinds['technology-vendors'], table: technologyVendors },
  learners: { kind: recordKinds.learners, table: learners },
  courses: { kind: recordKinds.courses, table: courses },
  directory: { kind: recordKinds.directory, table: directoryEntries },
  references: { kind: recordKinds.references, table: membershipReferences },
  documents,
  slates: {
    kind: recordKinds.slates,
    table: slates,
    async derived(tx, records) {
      const ids = records.flatMap(({ values: { ClientId } }) => (typeof ClientId === 'number' ? [ClientId] : []))
      const found = await tx
        .select({ id: clients.ClientId, Company: clients.ClientName })
        .from(clients)
        .where(inArray(clients.ClientId, ids))
      const names = new Map(found.map(({ id, Company }) => [id, Company]))
      return records.map(({ values }) => ({ Company: names.get(Number(values['ClientId'])) ?? '' }))
    },
  },
}
