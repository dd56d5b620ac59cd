import { Type, type Static } from 'typebox'

import { ClaimSums } from './entities/claim-totals.ts'
import { ClaimChoices, FoundClaims } from './entities/found-claim.ts'
import { linesOfBusiness } from './entities/line-of-business.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfDays } from './page.ts'
import { claimOrders } from './entities/claim-orders.ts'
import { ClaimView } from './entities/claim-view.ts'
import { unknownFacts } from './entities/unknown-facts.ts'

const words = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }))
const amount = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -1e10, maximum: 1e10, description: `Whole dollars; ${description}` }))
const days = (description: string) => Type.Optional(Type.Integer({ minimum: -36_500, maximum: 36_500, description }))

const { limit, after, from, to } = pageOfDays

/** Filters of the register. Without a company, it covers all companies that the caller may act for. */
const filter = {
  ClientId: Type.Optional(id()),
  ProgramsRecId: Type.Optional(id({ description: 'Claims of the companies of a program' })),
  Text: words('Claim number, claimant, driver, vehicle, place or words of the facts'),
  Line: Type.Optional(
    Type.Union([
      Type.Literal(linesOfBusiness[0]),
      Type.Literal(linesOfBusiness[1]),
      Type.Literal(linesOfBusiness[2]),
      Type.Literal(linesOfBusiness[3]),
    ]),
  ),
  PolicyId: Type.Optional(id({ description: 'Claims of one term' })),
  Year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2199, description: 'The year the policy took effect' })),
  Status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
  State: words('The state of the loss, for example TX'),
  Cause: words('The type of loss'),
  Place: words('The location of the loss, as written in the claim'),
  Driver: words('The name of the driver, as written in the claim'),
  Vehicle: words('The vehicle, as written in the claim'),
  Hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23, description: 'The hour of the loss' })),
  Adjuster: words('First and last name'),
  Without: Type.Optional(
    Type.Enum(unknownFacts, { description: 'Claims for which this is unknown; `line` means another line of business' }),
  ),
  Least: amount('incurred at least'),
  Most: amount('incurred less than'),
  LeastLag: days('Days from loss to report, at least'),
  MostLag: days('Days from loss to report, at most'),
  from,
  to,
}

const ClaimFilter = object(filter)
export type ClaimFilter = Static<typeof ClaimFilter>

const addition = {
  area: 'claims',
  capability: 'ClaimSearch',
  method: 'GET',
  access: ['004-001-002'],
  scope: 'companies',
} as const

const ofViews = { area: 'claims', capability: 'ClaimSearch', access: ['004-001-002'], scope: 'self' } as const

/** The register of all claims. */
export const claimSearch = {
  searchClaims: endpoint({
    ...addition,
    path: '/SearchClaims',
    title: 'All claims',
    description:
      'Claims of all policies of one company, or of all companies that the caller may act for; newest loss first unless sorted otherwise, by page. An addition to the specification.',
    query: object({
      ...filter,
      Sort: Type.Optional(
        Type.String({ pattern: `^-?(${claimOrders.join('|')})$`, description: 'A minus before it means descending' }),
      ),
      limit,
      after,
    }),
    response: payload(FoundClaims),
  }),
  getTotalsOfClaims: endpoint({
    ...addition,
    path: '/GetTotalsOfClaims',
    title: 'Claim totals',
    description: 'The number of claims that `SearchClaims` finds, and their sums. An addition to the specification.',
    query: ClaimFilter,
    response: payload(ClaimSums),
  }),
  getClaimChoices: endpoint({
    ...addition,
    path: '/GetClaimChoices',
    title: 'Claim filters',
    description:
      'The policy years, states, causes and adjusters of the claims of one company, or of all companies that the caller may act for; at most 500 of each. An addition to the specification.',
    query: object({ ClientId: Type.Optional(id()) }),
    response: payload(ClaimChoices),
  }),
  getClaimViews: endpoint({
    ...ofViews,
    method: 'GET',
    path: '/GetClaimViews',
    title: 'Saved claim views',
    description: 'The claim filters that the caller saved, by name. An addition to the specification.',
    response: payload(Type.Array(ClaimView)),
  }),
  saveClaimView: endpoint({
    ...ofViews,
    method: 'POST',
    path: '/SaveClaimView',
    title: 'Save a claim view',
    description:
      'Saves claim filters under a name, only for the caller. Replaces a view with the same name. A caller can save up to 50 views. An addition to the specification.',
    body: ClaimView,
    response: Outcome,
  }),
  deleteClaimView: endpoint({
    ...ofViews,
    method: 'DELETE',
    path: '/DeleteClaimView',
    title: 'Delete a saved claim view',
    description: 'Succeeds even if there is no such view. An addition to the specification.',
    query: object({ Name: ClaimView.properties.Name }),
    response: Outcome,
  }),
} as const
