import { Type } from 'typebox'

import { Claim, ClaimNote } from './entities/claim.ts'
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

/** Which loss run. */
const lossRun = object({
  PolicyId: Type.Array(id(), { minItems: 1, maxItems: 200, description: 'Repeated, once for each policy' }),
  ClientId: id(),
  DocType: Type.Optional(Type.Union([Type.Literal('pdf'), Type.Literal('excel')])),
})

/** Claims, loss runs and claim notifications. */
export const claims = {
  getClaimsByPolicy: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimsByPolicy',
    title: 'Claims of a policy',
    description:
      'The claims of one policy, newest loss first; none for a policy of others. By page: `from` and `to` are of the loss.',
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
    description: 'One claim, or null. Only claims of companies in reach; an absent one and one of others look alike.',
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
  getClaimsByClient: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetClaimsByClient',
    title: 'Claims of a company',
    description:
      'The claims of all policies of one company, newest loss first. By page: `from` and `to` are of the loss.',
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
      'For each policy of one company with claims: how many, their sums, and how long they took to be reported. An addition to the specification.',
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
    response: payload(nullable(Type.String({ description: 'Base64; null where there is no such policy' }))),
  }),
  getLossRunProgress: endpoint({
    area: 'claims',
    method: 'GET',
    path: '/GetLossRunProgress',
    capability: 'LossRunProgress',
    title: 'Progress of a loss run',
    description: 'How far a loss run is that is being made; null when none is, or another copy of the server makes it.',
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
      'Active notifications of the claims that were reported in the last 90 days (core §9), newest first; asked for by page, each with its RecId.',
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
    description: 'What a claim can be watched for.',
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
    description: 'Which criteria a user watches, and whether mail is wanted.',
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
    description:
      'Saves all selections of the list or none. Whoever administers users may clear those of a user (areas §4).',
    access: ['004-001-005', '000-001-002', '000-001-003'],
    scope: 'companies',
    body: Type.Array(ClaimNotificationSelection, { maxItems: 500 }),
    response: Outcome,
  }),
} as const
