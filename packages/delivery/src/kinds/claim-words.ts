import { normalizedWords } from '../values/words.ts'
import type { ClaimStatus } from './claim.ts'

const statusWords: Record<ClaimStatus, string[]> = {
  Open: ['o', 'op', 'open', 'opened', 'active'],
  Closed: [
    'c',
    'cl',
    'clsd',
    'closed',
    'closed denied',
    'closed paid',
    'closed without payment',
    'closed with payment',
    'final',
    'settled',
    'f',
    'inactive',
  ],
  Reopened: [
    'r',
    'ro',
    'reo',
    'rop',
    'reop',
    'reopen',
    'reopened',
    're open',
    're opened',
    'open again',
    'o r',
    'opened again',
    'reactivated',
  ],
}
const statusOf = new Map(
  Object.entries(statusWords).flatMap(([status, words]) => words.map((word) => [word, status as ClaimStatus] as const)),
)

/** The meaning of a status word; undefined for an unknown word, which is never treated as open. */
export function proposedStatus(text: string): ClaimStatus | undefined {
  const words = normalizedWords(text).join(' ')
  const known = statusOf.get(words)
  if (known) return known
  if (/^re ?open/.test(words)) return 'Reopened'
  if (/^closed\b/.test(words)) return 'Closed'
  return /^open\b(?!.*\bagain\b)/.test(words) ? 'Open' : undefined
}

/**
 * Names of lines, by the words that identify them. The first match is used: an excess policy of any line comes first,
 * and words that other lines also have come last. Losses “in excess of” an amount are not of an excess policy.
 */
const lineWords: [line: string, words: RegExp][] = [
  ['umbrella', /\b(umbrella|umb|excess(?! of\b))\b/],
  ['workers compensation', /\b(wc|workers?|compensation|workmens?|employers liability)\b/],
  ['general liability', /\b(gl|cgl|general liability|premises)\b/],
  ['physical damage', /\b(physical damage|phys dam|apd only|pd only)\b/],
  ['cargo', /\b(cargo|mtc|inland marine)\b/],
  ['auto', /\b(al|apd|cal|ca|ba|bap|auto|automobile|trucking|truckers|vehicle|fleet|motor|collision)\b/],
  ['property', /\b(property|prop|building|bpp)\b/],
  ['workers compensation', /\bcomp\b/],
  ['general liability', /\bgeneral\b/],
]

/** The key that all spellings of a line share, such as `auto` for `AL/APD`; undefined for an unknown line. */
export function lineKey(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .replace(/workers? s?\b/, 'workers ')
    .trim()
  return lineWords.find(([, words]) => words.test(plain))?.[0]
}

const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(
    ' ',
  ),
)
export const isState = (text: string): boolean => states.has(text.trim().toUpperCase())
