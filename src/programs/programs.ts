import type { ClientChange, Program } from '@captive/api-client/contract'

/** A company, as far as its programs go. */
interface Participant {
  clientId: number
  /** The one it is in now. */
  programRecId: number | null
}

/**
 * The programs that a company is or was in, the present one first (AMB-108); staff may look into every program.
 * @param history rows of any companies
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
