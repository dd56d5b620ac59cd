import type { KnownNames } from '../map/known-names.ts'
import type { NamedObject } from './existing-records.ts'

/** The portal's companies, programs and categories. */
interface PortalNames {
  readonly companies: KnownNames
  readonly programs: readonly NamedObject[]
  readonly documentTypes: readonly NamedObject[]
}

/**
 * Reads company, program, category and year of a document from its file name. The parts are separated by ` - ` or `_`,
 * such as `CEDA0100_Loss Runs_2026.pdf`. Missing parts are undefined.
 */
export function readDocumentName(fileName: string, { companies, programs, documentTypes }: PortalNames) {
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

/** The first part with matches, and all its matches. */
function find(
  things: readonly NamedObject[],
  parts: readonly string[],
): { ids: NamedObject['id'][]; part: string } | undefined {
  for (const part of parts) {
    const named = things.filter(({ names }) => names.some((name) => name.toLowerCase() === part.toLowerCase()))
    if (named.length > 0) return { ids: named.map(({ id }) => id), part }
  }
  return undefined
}
