/**
 * The companies whose claims a page shows: the active company, the companies in reach of its program, or all companies
 * in reach.
 */
export type Reach = 'this' | 'program' | 'all'

/** The search param `companies`; undefined for the active company. */
export type Companies = Exclude<Reach, 'this'> | undefined

export const parseCompanies = (value: unknown): Companies =>
  value === 'program' || value === 'all' ? value : undefined

export interface ReachableCompany {
  clientId: number
  programRecId: number | null
}

/** The part of a query that names the companies. */
export function reachFilter(
  reach: Reach,
  { clientId, programRecId }: ReachableCompany,
): { ClientId?: number; ProgramsRecId?: number } {
  if (reach === 'this') return { ClientId: clientId }
  return reach === 'program' && programRecId !== null ? { ProgramsRecId: programRecId } : {}
}

/** The search params that keep the selected companies on another page. */
export const reachSearch = (reach: Reach): { companies?: Companies } => (reach === 'this' ? {} : { companies: reach })
