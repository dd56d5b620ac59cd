import type { NamesHeld } from '../map/names-held.ts'
import type { HeldThing } from './held-records.ts'

/** What the portal holds of companies, programs and categories. */
interface KnownNames {
  readonly companies: NamesHeld
  readonly programs: readonly HeldThing[]
  readonly documentTypes: readonly HeldThing[]
}

/**
 * What the name of a file tells of a document: company, program, category and year in parts with ` - ` or `_` between
 * them, such as `CEDA0100_Loss Runs_2026.pdf`. What it does not tell is undefined.
 */
export function readDocumentName(fileName: string, { companies, programs, documentTypes }: KnownNames) {
  const parts = fileName
    .replace(/\.[^.]+$/, '')
    .split(/_|\s+-\s+/)
    .map((part) => part.trim())
  const year = /(?<!\d)20\d\d(?!\d)/.exec(fileName)?.[0]
  return {
    company: parts.map((part) => companies.companyByCode(part) ?? companies.companyNamed(part)).find(Boolean),
    program: find(programs, parts),
    documentType: find(documentTypes, parts),
    year: year === undefined ? undefined : Number(year),
  }
}

/** The first part that names things, and all things that it names. */
function find(
  things: readonly HeldThing[],
  parts: readonly string[],
): { ids: HeldThing['id'][]; part: string } | undefined {
  for (const part of parts) {
    const named = things.filter(({ names }) => names.some((name) => name.toLowerCase() === part.toLowerCase()))
    if (named.length > 0) return { ids: named.map(({ id }) => id), part }
  }
  return undefined
}
