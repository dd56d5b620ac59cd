import { Type } from 'typebox'

import { DevelopmentYear, LossAnalysis, LossComparison } from './entities/loss-analysis.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

const addition = { area: 'claims', capability: 'LossAnalysis', method: 'GET', access: ['004-001-002'] } as const

/** The claims of a company, of the companies of a program, or of all companies that the caller may act for. */
const reach = object({ ClientId: Type.Optional(id()), ProgramsRecId: Type.Optional(id()) })

/** Figures about claims, which link to the register of all claims. */
export const lossAnalysis = {
  getLossAnalysis: endpoint({
    ...addition,
    path: '/GetLossAnalysis',
    title: 'Loss analysis',
    description:
      'Claims counted and added up by line, policy year, cause, state, driver, vehicle, hour and report lag. Each figure equals that of `GetTotalsOfClaims` with the same filter. An addition to the specification.',
    scope: 'companies',
    query: reach,
    response: payload(LossAnalysis),
  }),
  getLossDevelopment: endpoint({
    ...addition,
    path: '/GetLossDevelopment',
    title: 'Loss development',
    description:
      'The incurred amounts of the ten newest policy years when their policies were 12, 24, … months old, from stored valuations. An age is left out if a claim lacks a valuation of that time. An addition to the specification.',
    scope: 'companies',
    query: reach,
    response: payload(Type.Array(DevelopmentYear)),
  }),
  getLossComparison: endpoint({
    ...addition,
    path: '/GetLossComparison',
    title: 'Losses compared with the program',
    description:
      'The claims of a company in the last three calendar years, and quartiles of the members of its program that were insured at the beginning of that time, if there are at least five. An addition to the specification.',
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: payload(nullable(LossComparison)),
  }),
} as const
