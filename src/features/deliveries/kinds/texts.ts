import type { DeliveryKind } from '@captive/api-client/contract'

import { plural } from '../../../format/plural.ts'

/** The kinds of deliveries, in the order of the contract. */
export const kindNames: Readonly<Record<DeliveryKind, string>> = {
  claims: 'Claims',
  companies: 'Companies',
  memberships: 'Membership history',
  policies: 'Policies',
  'member-numbers': 'Member numbers',
  users: 'Users',
  vehicles: 'Vehicles',
  notes: 'Claim notes',
  'fund-analysis': 'Fund analysis',
  'assessments-and-distributions': 'Assessments and distributions',
  collateral: 'Collateral',
  'premium-finance': 'Premium finance',
  'loss-control': 'Loss control',
  'best-practices': 'Best practices',
  'best-practice-weights': 'Best practice weights',
  warranties: 'Warranties and recommendations',
  telematics: 'Telematics status and power units',
  'telematics-providers': 'Telematics providers',
  speeding: 'Speeding by month',
  'technology-vendors': 'Technology vendors',
  learners: 'Learners',
  courses: 'Courses',
  directory: 'Directory',
  references: 'References',
  slates: 'Slates',
  documents: 'Documents',
}

const wordsFor = (one: string, many: string, One: string) => {
  const count = (number: number) => plural(number, { one, other: many })
  return {
    lead: {
      waiting: 'Nothing has changed yet. Check the delivery, then apply it.',
      applied: `The ${many} now match this file.`,
      refused: `The file could not be used. No ${one} was changed.`,
      discarded: `This file was discarded. No ${one} was changed.`,
      'taken back': `The ${many} are as they were before this delivery.`,
    },
    facts: { new: `New ${many}`, changed: `Changed ${many}`, unchanged: `Unchanged ${many}` },
    counts: (added: number, changed: number) => `${count(added)} will be added, ${changed} will change.`,
    accepted: (number: number) => `${count(number)} that you just accepted will also be imported.`,
    applied: (added: number, changed: number) => `Applied: ${added} new and ${changed} changed ${many}.`,
    discarded: `No ${one} will change. The file is kept, and you can upload it again.`,
    takenBack: (added: number, changed: number) =>
      `${count(added)} that it added will be removed. ${count(changed)} that it changed will be restored.`,
    doubtful: `They are not imported unless you accept them. Select a ${one} to accept it.`,
    column: One,
    unnamed: `No ${one} number`,
  }
}
const claimWords = wordsFor('claim', 'claims', 'Claim')
const recordWords = wordsFor('record', 'records', 'Record')

/** The texts for a kind of delivery. */
export const wordsOf = (kind: DeliveryKind) => (kind === 'claims' ? claimWords : recordWords)
