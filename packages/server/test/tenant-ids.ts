/** The identifiers of a tenant that requests can contain: ids, addresses, numbers and keys. */
export interface TenantIds {
  company: number
  /** The company that reports a claim. */
  reporter: number
  /** The company whose claims are watched. */
  watched: number
  program: number
  user: number
  /** Of the user who makes the calls. */
  email: string
  colleagueEmail: string
  policy: number
  claim: number
  claimNumber: string
  delivery: number
  fund: number
  report: string
  reportId: number
  /** An unfinished report. */
  draft: string
  documentId: number
  documentFile: string
  programFile: string
  roleLink: number
  selection: number
  uploads: readonly string[]
}

/** Ids that do not exist. */
export const absentIds: TenantIds = {
  company: 990_990_001,
  reporter: 990_990_001,
  watched: 990_990_001,
  program: 990_990_002,
  user: 990_990_003,
  email: 'nobody@nowhere.example',
  colleagueEmail: 'somebody@nowhere.example',
  policy: 990_990_004,
  claim: 990_990_005,
  claimNumber: 'nobody-claims-this',
  delivery: 990_990_010,
  fund: 990_990_006,
  report: 'CN990990000000000',
  reportId: 990_990_011,
  draft: 'dddddddd-0000-4000-8000-dddddddddddd',
  documentId: 990_990_007,
  documentFile: 'n'.repeat(32),
  programFile: 'm'.repeat(32),
  roleLink: 990_990_008,
  selection: 990_990_009,
  uploads: ['o', 'p', 'q', 'r', 's', 't', 'u'].map((letter) => letter.repeat(32)),
}
