/** Abbreviations and synonyms of the industry → the word in field declarations. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    number: ['no', 'num', 'nbr', 'nr', 'numb', 'id', 'ref', 'reference', '#'],
    claim: ['clm', 'claims'],
    policy: ['pol', 'policies', 'certificate'],
    date: ['dt', 'day'],
    paid: ['pd', 'payments', 'payment', 'paids'],
    reserve: [
      'rsv',
      'rsrv',
      'res',
      'resv',
      'reserves',
      'reserved',
      'os',
      'outstanding',
      'pending',
      'unpaid',
      'remaining',
      'case',
      'incurredunpaid',
    ],
    expense: ['exp', 'expenses', 'lae', 'alae', 'legal', 'dcc', 'adjusting', 'fees', 'ulae', 'defense'],
    loss: ['ls', 'losses'],
    indemnity: ['ind', 'indem'],
    medical: ['med'],
    recovery: ['recov', 'recoveries', 'recovered', 'recover', 'recvd'],
    subrogation: ['subro'],
    salvage: ['salv'],
    incurred: ['inc', 'incur'],
    total: ['tot', 'totals', 'ttl'],
    reported: [
      'rept',
      'rptd',
      'rpt',
      'report',
      'reporting',
      'rprt',
      'notified',
      'notice',
      'notification',
      'received',
      'advised',
    ],
    closed: ['close', 'closure', 'clsd', 'cls', 'closing', 'finished', 'finalized'],
    occurrence: ['occ', 'occurred', 'occur'],
    accident: ['acc'],
    injury: ['inj', 'injured'],
    status: ['stat', 'sts', 'situation', 'condition'],
    claimant: ['clmt', 'claimants', 'clmnt'],
    description: ['desc', 'descr', 'narrative', 'details'],
    location: ['loc', 'place', 'where', 'premises'],
    address: ['addr'],
    state: ['st', 'jurisdiction', 'jur', 'jurisd'],
    employee: ['emp', 'ee', 'worker'],
    adjuster: ['adj', 'adjr', 'examiner', 'handler', 'adjustor'],
    first: ['fst', 'given'],
    last: ['surname', 'family'],
    email: ['mail'],
    insured: ['insd'],
    company: ['employer', 'account', 'client', 'customer', 'organization', 'organisation'],
    member: ['mbr'],
    coverage: ['cov', 'covg'],
    feature: ['feat'],
    suffix: ['sfx', 'suf'],
    valuation: ['val', 'valued', 'evaluation', 'evaluated'],
    other: ['oth', 'misc'],
    gross: ['grs'],
  }).flatMap(([word, others]) => [word, ...others].map((other) => [other, word] as const)),
)

/**
 * Converts a header or a value to the words of field declarations: `O/S Loss` → `reserve loss`,
 * `ClaimNo` → `claim number`, `D.O.L.` → `dol`.
 */
export function normalizedWords(text: string): string[] {
  const spaced = text
    .replaceAll(/\bo\s*\/\s*s\b/gi, ' os ')
    .replaceAll(/\bbi\s*\/\s*pd\b/gi, ' indemnity ')
    .replaceAll(/\bOS(?=[A-Z])/g, 'os ')
    .replaceAll('#', ' number ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])/g, ' ')
    .replaceAll(/(?<=\b[A-Za-z])\.(?=[A-Za-z]\b)/g, '')
    .replaceAll(/(?<=[A-Za-z]{2})['’](?=s\b)/g, '')
  return spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => synonyms.get(word) ?? word)
}

/** Only letters and digits, without case, to compare identifiers such as `CA 0115-2024` and `ca01152024`. */
export const identifierKey = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A confirmation number in the portal's spelling, without the sender's spaces, dashes and lower case. */
export const confirmationKey = (text: string): string => text.toUpperCase().replaceAll(/[\s-]+/g, '')
