import type { ExistingCompany } from '../check/existing-data.ts'
import type { KnownNames } from '../map/known-names.ts'
import { isBlank, type Row } from '../read/cells.ts'

/** The values that group rows and titles provide for the rows below them. */
export interface GroupContext {
  readonly company?: { readonly text: string; readonly company?: ExistingCompany }
  /** The policy as written. The portal may not have it. */
  readonly policy?: string
}

const companyLabel = /\b(?:named insured|insured|member|company|employer|account|client|customer)(?: name)?\s*[:#]\s*/i
const policyLabel = /\bpolicy(?: number| no\.?| nbr| #)?\s*[:#]\s*/i
const anyLabel = /\s{2,}[\p{L} .]{2,24}[:#]/u

/** Returns the context after a group row. A new policy keeps the company; a new company clears the policy. */
export function afterGroupRow(row: Row, context: GroupContext, names: KnownNames): GroupContext {
  const text = row.cells
    .filter((cell) => !isBlank(cell))
    .map((cell) => (typeof cell === 'string' ? cell.trim() : ''))
    .join('   ')
  if (text === '') return context
  const company = companyIn(text, names)
  const policy = policyIn(text, names)
  const next = company ? { company } : context
  return policy === undefined ? next : { ...next, policy }
}

function companyIn(text: string, names: KnownNames): GroupContext['company'] | undefined {
  const labeled = after(text, companyLabel)
  if (labeled === undefined) {
    const company = names.companyNamed(text)
    return company && { text, company }
  }
  const segments = labeled.split(/\s{2,}|\s[-–]\s/).filter(Boolean)
  for (const segment of [
    labeled,
    ...segments,
    ...segments.flatMap((one) => one.split(/^(\S*\d\S*)\s+/).filter(Boolean)),
  ]) {
    const byCode = /\d/.test(segment) ? names.companyByCode(segment) : undefined
    if (byCode) return { text: labeled, company: byCode }
    const byName = names.companyNamed(segment)
    if (byName) return { text: labeled, company: byName }
  }
  // A label of other data, such as "Member No. 0370" next to the name, does not clear the company.
  return /^[\d\s]*$/.test(labeled)
    ? undefined
    : { text: segments.find((segment) => /\p{L}{3}/u.test(segment)) ?? labeled }
}

function policyIn(text: string, names: KnownNames): string | undefined {
  const labeled = after(text, policyLabel)
  if (labeled === undefined) return names.policy(text) ? text : undefined
  const words = labeled.split(/\s+/)
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const candidate = words.slice(0, count).join(' ')
    if (names.policy(candidate)) return candidate
  }
  return labeled.split(/\s{2,}|\s+(?=\d{1,2}[-/.]\d{1,2}[-/.])/)[0]?.trim()
}

/** The text after a label, up to the next label. */
function after(text: string, label: RegExp): string | undefined {
  const found = label.exec(text)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length)
  const next = anyLabel.exec(rest)
  const value = (next ? rest.slice(0, next.index) : rest).trim()
  return value === '' ? undefined : value
}
