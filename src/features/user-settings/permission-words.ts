/** The parts of the portal by the first figures of their codes, and what each code lets somebody do (core §6, areas §6). */
const words: Readonly<Record<string, { part: string; may: Readonly<Record<string, string>> }>> = {
  '000': {
    part: 'Settings',
    may: {
      '000-001': 'open the settings menu',
      '000-001-001': 'change company',
      '000-001-002': 'manage users',
      '000-001-003': 'manage users of the own company',
      '000-001-004': 'upload documents',
      '000-001-005': 'read the activity log',
    },
  },
  '001': {
    part: 'Dashboard',
    may: {
      '001': 'open the dashboard',
      '001-001': 'weather today',
      '001-002': 'weather tomorrow',
      '001-003': 'weather risk alert',
      '001-004': 'news',
      '001-005': 'days to renewal',
      '001-006': 'insurance funds',
      '001-007': 'claims summary',
    },
  },
  '002': {
    part: 'Insurance',
    may: {
      '002': 'open Insurance',
      '002-001': 'policy library',
      '002-002': 'governance',
      '002-002-001': 'agreements',
      '002-002-002': 'membership directory',
      '002-002-003': 'member references',
      '002-002-004': 'officer and committee slate',
      '002-002-005': 'organizational documentation',
      '002-002-005-001': 'delete organizational documents',
      '002-002-006': 'meetings',
      '002-002-006-001': 'delete documents of meetings',
      '002-002-007': 'board of directors',
      '002-002-007-001': 'delete documents of the board',
      '002-002-008': 'standing committees',
      '002-002-008-001': 'delete documents of committees',
      '002-003': 'member kiosk',
      '002-003-001': 'kiosk agreements',
      '002-003-002': 'endorsements',
      '002-003-005': 'renewal documentation',
      '002-003-005-001': 'upload renewal documents',
      '002-003-005-002': 'view and download renewal documents',
      '002-003-006': 'vehicle schedule',
      '002-004': 'financial and profitability',
      '002-004-001': 'financial summary',
      '002-004-002': 'financial statements',
      '002-004-002-001': 'manage statement files',
      '002-004-003': 'member fund analysis',
      '002-004-004': 'assessments and distributions',
      '002-005': 'premium payment and collateral',
      '002-005-001': 'link to the premium finance company',
      '002-005-002': 'premium finance summary',
      '002-005-003': 'collateral',
      '002-005-003-002': 'manage collateral documents',
      '002-006': 'program information',
      '002-006-001': 'overview summary of the program',
      '002-006-002': 'information circular',
      '002-006-003': 'program highlights',
      '002-006-004': 'supplemental applications',
      '002-006-010': 'binding documents',
    },
  },
  '003': {
    part: 'Risk Management',
    may: {
      '003': 'open Risk Management',
      '003-001': 'loss prevention and safety',
      '003-001-001': 'safety score',
      '003-001-002': 'technology services',
      '003-001-003': 'warranties and recommendations',
      '003-001-005': 'best practices',
      '003-001-006': 'safety services',
      '003-001-007': 'quarterly risk-management summary',
      '003-001-008': 'master services agreement',
      '003-001-008-002': 'statement of work',
      '003-001-008-002-001': 'manage files of statements of work',
      '003-002': 'telematics exchange',
      '003-002-001': 'telematics ranking',
      '003-002-002': 'link to the telematics exchange',
      '003-002-003': 'scorecards',
      '003-002-004': 'telematics details',
      '003-003': 'eLive Connect',
      '003-003-001': 'links to the e-learning apps',
      '003-003-006': 'edit announcements',
      '003-004': 'motor vehicle records',
      '003-005': 'FMCSA',
    },
  },
  '004': {
    part: 'Claims Management',
    may: {
      '004': 'open Claims Management',
      '004-001': 'claims by policy',
      '004-001-002': 'view claims',
      '004-001-003': 'loss runs',
      '004-001-004': 'view notifications',
      '004-001-005': 'choose which notifications come',
      '004-001-006': 'export loss runs to Excel',
      '004-001-007': 'notifications of every member',
      '004-002': 'claim resources',
    },
  },
  '005': {
    part: 'Communication',
    may: {
      '005': 'open Communication',
      '005-001': 'message boards',
      '005-001-002': 'webinars',
      '005-001-002-003': 'protocols video',
      '005-002': 'directory',
      '005-002-001': 'listing of the directory',
    },
  },
  '006': { part: 'Report Claim', may: { '006-001': 'report claims' } },
}

export interface PartInWords {
  part: string
  /** What may be done there, as one enumeration. */
  may: string
}

/** What codes allow, part by part in the portal's order; a code that nobody has words for is left out. */
export function permissionsInWords(codes: readonly string[]): PartInWords[] {
  const held = new Set(codes)
  return Object.values(words).flatMap(({ part, may }) => {
    const said = Object.entries(may).filter(([code]) => held.has(code))
    return said.length === 0 ? [] : [{ part, may: said.map(([, text]) => text).join(', ') }]
  })
}

export interface RoleCodes {
  role: string
  codes: readonly string[]
}

export interface RoleInWords {
  role: string
  /** The role before it in the order from the least to the most; null for the first one. */
  beyond: string | null
  may: PartInWords[]
  /** What the role before it may do and this one may not. */
  mayNot: PartInWords[]
}

/** The roles of a group from the one that may do least: what that one may do, and what each further one would add. */
export function rolesInWords(roles: readonly RoleCodes[]): RoleInWords[] {
  const ordered = roles.toSorted((one, other) => one.codes.length - other.codes.length)
  return ordered.map(({ role, codes }, at) => {
    const before = ordered[at - 1]
    const had = new Set(before?.codes)
    const has = new Set(codes)
    return {
      role,
      beyond: before?.role ?? null,
      may: permissionsInWords(codes.filter((code) => !had.has(code))),
      mayNot: permissionsInWords([...had].filter((code) => !has.has(code))),
    }
  })
}
