/** A loss to call about at once: why, and the answers that say so (all label codes, any of their values). */
export interface SevereLoss {
  readonly reason: string
  readonly when: Readonly<Record<string, readonly string[]>>
}

/**
 * Losses for which a person should call 1.888.CLAIM.50 before going on, and whose claims are marked severe. Common
 * practice of claims offices; death, amputation, loss of an eye and a night in hospital also start the clock of
 * 29 CFR 1904.39. Found by label code, which outlives a control; judged against visible answers only.
 */
export const severeLosses: readonly SevereLoss[] = [
  { reason: 'Someone was killed', when: { AnyoneKilled: ['yes'] } },
  { reason: 'The employee died', when: { EmployeeDied: ['yes'] } },
  { reason: 'Someone was taken to a hospital', when: { TakenToHospital: ['yes'] } },
  { reason: 'Several people are hurt', when: { PeopleHurt: ['2', '3'] } },
  { reason: 'The vehicle rolled over', when: { PointOfImpact: ['rollover'] } },
  { reason: 'Load or fuel spilled', when: { Spill: ['yes'] } },
  {
    reason: 'The place cannot be used after a fire or an explosion',
    when: { KindOfLoss: ['fire', 'explosion'], PlaceUsable: ['no'] },
  },
  { reason: 'Someone has asked for money or sued', when: { ClaimMade: ['yes'] } },
  { reason: 'Reporters are asking', when: { MediaInterest: ['yes'] } },
  {
    reason: 'An amputation, a burn, or loss of an eye or of sight',
    when: { NatureOfInjury: ['02', '04', '22', '47', '58'] },
  },
  { reason: 'Head, brain or spine is hurt', when: { PartOfBody: ['10', '11', '12', '23', '47'] } },
  { reason: 'The employee was kept in a hospital', when: { InitialTreatment: ['4'] } },
  { reason: 'The employee was kept overnight', when: { Inpatient: ['yes'] } },
]

/**
 * Why a loss is severe; empty when it is not.
 * @param answers the visible answers by label code
 */
export function severeReasons(answers: ReadonlyMap<string, string>): string[] {
  const holds = ({ when }: SevereLoss) =>
    Object.entries(when).every(([code, values]) => values.includes(answers.get(code) ?? ''))
  return severeLosses.filter(holds).map(({ reason }) => reason)
}
