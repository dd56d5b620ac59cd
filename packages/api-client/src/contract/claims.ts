import { Type } from 'typebox'

import { ClaimHistory } from './entities/claim-history.ts'
import { Claim, ClaimNote } from './entities/claim.ts'
import { ClaimValuation } from './entities/delivery.ts'
import {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from './entities/claim-notification.ts'
import { ClaimTotals } from './entities/claim-totals.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfDays, pageOfTime } from './page.ts'

/** The type of loss run. */
const lossRun = object({
  PolicyId: Type.Array(id(), { minItems: 1, maxItems: 200, description: 'Repeated for each policy' }),
  ClientId: id(),
  DocType: Type.Optional(Type.Union([Type.Literal('pdf'), Type.Literal('excel')])),
})

/** A message or files for a claim. A retry sends the same Id, so that the server stores and emails it once. */
const ofClaim = {
  RecId: id(),
  Id: Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: 'A random UUID as the idempotency key',
  }),
}
const words = (maxLength: number) => Type.String({ maxLength, pattern: String.raw`\S` })

/** Claims, loss runs and claim notifications. */
export const claims = {
  getClaimsByPolicy: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimsByPolicy',
    title: 'Claims of a policy',
    description:
      'The claims of one policy, newest loss first; empty for a policy of another company. With paging, `from` and `to` refer to the date of loss.',
    access: ['004-001-002'],
    scope: 'companies',
    query: object({ PolicyId: id(), ...pageOfDays }),
    response: payload(Type.Array(Claim)),
  }),
  getClaim: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaim',
    title: 'Claim',
    description:
      'One claim of a company that the caller may act for, or null. A missing claim and a claim of another company give the same response.',
    access: ['004-001-002'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: payload(nullable(Claim)),
  }),
  getNotesByClaim: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetNotesByClaim',
    title: 'Notes of a claim',
    description: 'The notes of the claim with this number, newest first.',
    access: ['004-001-002'],
    scope: 'companies',
    query: object({ ClaimNumber: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: payload(Type.Array(ClaimNote)),
  }),
  getClaimValuations: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimValuations',
    capability: 'ClaimValuations',
    title: 'Valuations of a claim',
    description:
      'Status and amounts of a claim at each date on which it was valued, oldest first. An addition to the specification.',
    access: ['004-001-002'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: payload(Type.Array(ClaimValuation)),
  }),
  getClaimHistory: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimHistory',
    capability: 'ClaimMessages',
    title: 'Messages and files of a claim',
    description:
      'The messages and files that users sent about a claim, newest first, and whether the caller watches it; null for a claim that the caller may not see. An addition to the specification.',
    access: ['004-001-002'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: payload(nullable(ClaimHistory)),
  }),
  sendClaimMessage: endpoint({
    area: 'claims',
    method: 'POST',
    path: '/SendClaimMessage',
    capability: 'ClaimMessages',
    title: 'Write to the adjuster',
    description:
      'Stores a message about a claim and emails it to its adjuster, or to claims operations if the claim has no adjuster. Replies go to the caller. An addition to the specification.',
    access: ['004-001-002'],
    scope: 'companies',
    body: object({ ...ofClaim, Subject: words(200), Body: words(10_000) }),
    response: Outcome,
  }),
  addClaimFiles: endpoint({
    area: 'claims',
    method: 'POST',
    path: '/AddClaimFiles',
    capability: 'ClaimMessages',
    title: 'Add documents or photos',
    description:
      'Adds uploaded files to a claim and emails them to claims operations. An addition to the specification.',
    access: ['004-001-002'],
    scope: 'companies',
    body: object({
      ...ofClaim,
      Note: Type.String({ maxLength: 10_000 }),
      Files: Type.Array(
        object({
          name: Type.String({ minLength: 1, maxLength: 255 }),
          filePath: Type.String({ minLength: 1, maxLength: 255 }),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    response: Outcome,
  }),
  watchClaim: endpoint({
    area: 'claims',
    method: 'PUT',
    path: '/WatchClaim',
    capability: 'ClaimMessages',
    title: 'Watch a claim',
    description:
      'Turns notifications about a claim on or off. The caller is notified when a delivery changes the amounts or status of the claim. An addition to the specification.',
    access: ['004-001-002'],
    scope: 'companies',
    body: object({ RecId: id(), Watched: Type.Boolean() }),
    response: Outcome,
  }),
  getClaimsByClient: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimsByClient',
    title: 'Claims of a company',
    description:
      'The claims of all policies of one company, newest loss first. With paging, `from` and `to` refer to the date of loss.',
    access: ['004-001-002', '001-007'],
    scope: { company: 'ClientID' },
    query: object({ ClientID: id(), ...pageOfDays }),
    response: payload(Type.Array(Claim)),
  }),
  getClaimTotals: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimTotals',
    capability: 'ClaimTotals',
    title: 'Claims of a company, added up',
    description:
      'For each policy of one company with claims: the number of claims, their sums, and how long they took to be reported. An addition to the specification.',
    access: ['004-001-002', '001-007'],
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: payload(Type.Array(ClaimTotals)),
  }),
  getLossRunReport: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetLossRunReport',
    title: 'Loss run',
    description:
      'The claims of policies of one company as a PDF (004-001-003) or as an Excel workbook (004-001-006), in base64; policies of the last five years and of the current term (AMB-089, AMB-091).',
    access: ['004-001-003', '004-001-006'],
    scope: { company: 'ClientId' },
    query: lossRun,
    response: payload(nullable(Type.String({ description: 'Base64; null if the policy does not exist' }))),
    takesMinutes: true,
  }),
  getLossRunProgress: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetLossRunProgress',
    capability: 'LossRunProgress',
    title: 'Progress of a loss run',
    description:
      'The progress of a loss run that is being generated; null if no loss run is being generated, or if another copy of the server generates it.',
    access: ['004-001-003', '004-001-006'],
    scope: { company: 'ClientId' },
    query: lossRun,
    response: payload(nullable(object({ Claims: Type.Integer(), Done: Type.Integer() }))),
  }),
  getClaimNotificationsByUser: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimNotificationsByUser',
    title: 'Claim notifications of a user',
    description:
      'Active notifications of the claims that were reported in the last 90 days (core §9), newest first. With paging, each has its RecId.',
    access: ['004-001-004', '004-001-007'],
    scope: 'companies',
    query: object({ UsersRecId: id(), ...pageOfTime }),
    response: payload(Type.Array(ClaimNotification)),
  }),
  getClaimNotificationCriteria: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimNotificationCriteria',
    title: 'Criteria of claim notifications',
    description: 'The criteria for claim notifications.',
    access: ['004-001-004', '004-001-007'],
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(ClaimNotificationCriteria)),
  }),
  getClaimNotificationSelectionsByUser: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimNotificationSelectionsByUser',
    title: 'Selections of a user',
    description: 'The notification criteria that a user selected, and whether the user gets email.',
    access: ['004-001-004', '004-001-007', '000-001-002', '000-001-003'],
    scope: 'companies',
    query: object({ UsersRecId: id() }),
    response: payload(Type.Array(ClaimNotificationSelection)),
  }),
  updateClaimNotificationSelectionsByUser: endpoint({
    area: 'claims',
    method: 'PUT',
    path: '/UpdateClaimNotificationSelectionsByUser',
    title: 'Save selections',
    description: 'Saves all selections of the list or none. User administrators may clear those of a user (areas §4).',
    access: ['004-001-005', '000-001-002', '000-001-003'],
    scope: 'companies',
    body: Type.Array(ClaimNotificationSelection, { maxItems: 500 }),
    response: Outcome,
  }),
} as const
