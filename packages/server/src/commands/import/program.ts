import { Type, type Static, type TSchema } from 'typebox'

import { texts } from './texts.ts'

const name = Type.String({ minLength: 1, maxLength: 200 })
const day = Type.String({ pattern: '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const nullable = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const amount = () => Type.Number({ minimum: -9_999_999_999.99, maximum: 9_999_999_999.99 })
const text = Type.Optional(Type.Union([Type.String(), Type.Null()]))

const Company = Type.Object({
  clientId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  code: name,
  legalName: name,
})

const Policy = Type.Object({
  number: name,
  line: name,
  effective: day,
  expiration: day,
  carrier: name,
  /** The code of a company. */
  company: name,
})

const Claim = Type.Object({
  ClaimNumber: name,
  PolicyNumber: name,
  LossDate: day,
  ReportedDate: nullable(day),
  ValuationDate: day,
  ClosedDate: nullable(day),
  StatusCode: Type.Union([Type.Literal('Open'), Type.Literal('Closed'), Type.Literal('Reopened')]),
  ClaimantName: text,
  DriverName: text,
  Vehicle: Type.Optional(text),
  LossTime: Type.Optional(nullable(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }))),
  LossType: text,
  LossLocation: text,
  StateCode: text,
  FactsofLoss: text,
  AdjusterFirstName: text,
  AdjusterLastName: text,
  AdjusterEmail: text,
  Recovery: nullable(amount()),
  LossReserve: nullable(amount()),
  LossPaid: nullable(amount()),
  ExpenseReserve: nullable(amount()),
  ExpensePaid: nullable(amount()),
  MedReserveAmt: nullable(amount()),
  MedPaidAmt: nullable(amount()),
  ExpExclMedReserveAmt: nullable(amount()),
  ExpExclMedPaidAmt: nullable(amount()),
  SourceNm: name,
})

/** Initial companies with their policies and claims. Other members of the JSON are ignored. */
export const Program = Type.Object({
  companies: Type.Array(Company),
  policies: Type.Array(Policy),
  claims: Type.Array(Claim),
})
export type Program = Static<typeof Program>

/** Problems of a program that its schema does not detect, one sentence each. */
export function checkProgram({ companies, policies, claims }: Program): string[] {
  const codes = new Set(companies.map(({ code }) => code))
  const numbers = new Set(policies.map(({ number }) => number))
  const { mistake } = texts
  return [
    ...repeated(companies.map(({ code }) => code)).map((code) => mistake.twice('Company', code)),
    ...repeated(companies.flatMap(({ clientId }) => clientId ?? [])).map((id) => mistake.twice('clientId', String(id))),
    ...repeated(policies.map(({ number }) => number)).map((number) => mistake.twice('Policy', number)),
    ...repeated(claims.map(({ ClaimNumber }) => ClaimNumber)).map((number) => mistake.twice('Claim', number)),
    ...policies
      .filter(({ company }) => !codes.has(company))
      .map(({ number, company }) => mistake.unknownCompany(number, company)),
    ...policies
      .filter(({ effective, expiration }) => effective >= expiration)
      .map(({ number }) => mistake.term(number)),
    ...claims
      .filter(({ PolicyNumber }) => !numbers.has(PolicyNumber))
      .map(({ ClaimNumber, PolicyNumber }) => mistake.unknownPolicy(ClaimNumber, PolicyNumber)),
    ...[...policies.flatMap(({ effective, expiration }) => [effective, expiration]), ...claims.flatMap(daysOf)]
      .filter((one) => new Date(one).toISOString().slice(0, 10) !== one)
      .map((one) => mistake.at(one, 'is not a day of the calendar')),
  ]
}

const daysOf = ({ LossDate, ReportedDate, ValuationDate, ClosedDate }: Program['claims'][number]): string[] =>
  [LossDate, ReportedDate, ValuationDate, ClosedDate].filter((one) => typeof one === 'string')

const repeated = <T>(all: readonly T[]): T[] => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))]
