import type { ClientChange, Program } from '@captive/api-client/contract'

/** A company and its current program. */
interface Participant {
  clientId: number
  /** The current program. */
  programRecId: number | null
}

/**
 * The current and former programs of a company, current one first (AMB-108). Staff see every program.
 * @param history the change history of any companies
 */
export function programsOf(
  { clientId, programRecId }: Participant,
  history: readonly ClientChange[],
  programs: readonly Program[],
  seesAll: boolean,
): Program[] {
  const former = history.filter((row) => row.ClientId === clientId).map(({ ProgramsRecId }) => ProgramsRecId)
  return programs
    .filter(({ RecId }) => seesAll || RecId === programRecId || former.includes(RecId))
    .toSorted(
      (one, other) =>
        Number(other.RecId === programRecId) - Number(one.RecId === programRecId) || one.RecId - other.RecId,
    )
}
