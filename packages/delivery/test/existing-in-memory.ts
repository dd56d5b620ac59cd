import type {
  Claim,
  ExistingData,
  ExistingClaim,
  ExistingCompany,
  ExistingDataForRecords,
  ExistingPolicy,
  ExistingRecord,
} from '../src/index.ts'

/** The data of a program, as `npm run import -- … --as program` reads it. */
export interface Program {
  readonly companies: readonly { clientId: number; code: string; legalName: string }[]
  readonly policies: readonly { number: string; line: string; effective: string; expiration: string; company: string }[]
  readonly claims: readonly Claim[]
  /** Confirmation numbers of claim reports. */
  readonly reports?: readonly string[]
}

/** Looks up the companies, policies and claims of a program in memory, like the server does. */
export function existingInMemory({ companies, policies, claims, reports = [] }: Program): ExistingData {
  const existingCompanies: ExistingCompany[] = companies.map(({ clientId, code, legalName }) => ({
    id: clientId,
    code,
    name: legalName,
  }))
  const idOf = new Map(existingCompanies.map(({ code, id }) => [code, id]))
  const existingPolicies: ExistingPolicy[] = policies.map(
    ({ company, number, line, effective, expiration }, index) => ({
      id: index + 1,
      companyId: idOf.get(company) ?? 0,
      number,
      line,
      effective,
      expiration,
    }),
  )
  const policyOf = new Map(existingPolicies.map((policy) => [policy.number, policy]))
  const findKnownClaims = new Map(
    claims.map((claim): [string, ExistingClaim] => {
      const policy = policyOf.get(claim.PolicyNumber ?? '')
      return [claim.ClaimNumber, { ...claim, policyId: policy?.id ?? 0, companyId: policy?.companyId ?? 0 }]
    }),
  )
  return {
    companies: existingCompanies,
    policies: existingPolicies,
    claims: async (numbers) => numbers.flatMap((number) => findKnownClaims.get(number) ?? []),
    confirmationNumbers: async (numbers) => numbers.filter((number) => reports.includes(number)),
    async *claimsOfSource(source) {
      yield [...findKnownClaims.values()].filter(({ SourceNm }) => source === null || SourceNm === source)
    },
  }
}

/** Looks up the names of a program and the records of one source in memory. */
export function recordsInMemory(
  program: Program,
  records: ReadonlyMap<string, ExistingRecord> = new Map(),
): ExistingDataForRecords {
  const { companies, policies } = existingInMemory(program)
  return {
    ...{ companies, policies, programs: [], programCodes: [], posts: [], documentTypes: [] },
    find: async (_, wanted) => wanted.map(() => undefined),
    recordsWith: async () => [],
    recordsOfSource: async () => records,
    newestAsOf: async () => null,
  }
}
