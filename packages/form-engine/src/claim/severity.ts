import type { Answers } from '../kinds/answers.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { Diagnostic } from '../definitions/diagnostic.ts'
import { compileForm } from '../form/compile.ts'
import type { Form } from '../form/form.ts'
import { nameOf } from '../form/explain.ts'
import { answersByLabelCode, CLAIM_BLOCKS, CLAIM_SETTINGS } from './claim.ts'

/** A loss to call about at once: why, and the answers that say so (all label codes, any of their values). */
export interface SevereLoss {
  readonly reason: string
  readonly when: Readonly<Record<string, readonly string[]>>
}

/**
 * Losses for which a person should call before going on, and whose claims are marked severe. Common practice of claims
 * offices; death, amputation, loss of an eye and a night in hospital also start the clock of 29 CFR 1904.39. Found by
 * label code, which outlives a control; judged against visible answers only.
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
 * Why a loss is severe; empty when nothing visible says so.
 *
 * @example
 * const severe = severeReasons(form, answers).length > 0
 */
export function severeReasons(form: Form, answers: Answers): string[] {
  return heldBy(form, answers).map(({ reason }) => reason)
}

/**
 * The same by the key of the control that was answered so. Of several answers together, the last one asked for.
 *
 * @example
 * const reason = severeAnswers(form, answers).get('c101')
 */
export function severeAnswers(form: Form, answers: Answers): Map<string, string> {
  return new Map(
    heldBy(form, answers).flatMap(({ reason, when }): [string, string][] => {
      const control = form.controls.findLast(({ labelCode }) => Object.hasOwn(when, labelCode))
      return control ? [[control.key, reason]] : []
    }),
  )
}

function heldBy(form: Form, answers: Answers): readonly SevereLoss[] {
  const given = answersByLabelCode(form, answers)
  return severeLosses.filter(({ when }) =>
    Object.entries(when).every(([labelCode, values]) => values.includes(given.get(labelCode) ?? '')),
  )
}

/** A severe loss that definitions cannot tell of. */
export interface SeverityDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: 'severe-code-unknown' | 'severe-value-unknown'
}

/**
 * What severe losses wait for and the definitions of a claim never give: label codes that no question has, and values
 * that none offers. Goes with `checkDefinitions`, which knows nothing of claims.
 *
 * @example
 * const faults = checkSeverity(definitions).map(({ message, hint }) => `${message} ${hint}`)
 */
export function checkSeverity(
  definitions: Definitions,
  losses: readonly SevereLoss[] = severeLosses,
): SeverityDiagnostic[] {
  const form = compileForm(definitions, {
    ...CLAIM_SETTINGS,
    roots: Object.values(CLAIM_BLOCKS),
    repeating: [CLAIM_BLOCKS.otherVehicle],
  })
  return losses.flatMap(({ reason, when }) =>
    Object.entries(when).flatMap(([labelCode, values]) => checkOne(form, reason, labelCode, values)),
  )
}

function checkOne(form: Form, reason: string, labelCode: string, values: readonly string[]): SeverityDiagnostic[] {
  const asked = form.controls.filter((control) => control.labelCode === labelCode && control.repeatedIn === null)
  const never = `so no report is severe because “${reason}”.`
  const [first] = asked
  if (!first)
    return [
      {
        code: 'severe-code-unknown',
        severity: 'error',
        controls: [],
        message: `No question has the label code “${labelCode}”, ${never}`,
        hint: 'Give a question this label code, or correct the severe loss.',
      },
    ]
  const offered = new Set(asked.flatMap(({ options }) => options.map(({ value }) => value)))
  return values
    .filter((value) => !offered.has(value))
    .map((value) => ({
      code: 'severe-value-unknown',
      severity: 'error',
      controls: asked.map(({ recId }) => recId),
      message: `“${nameOf(first)}” (${first.recId}) does not offer “${value}”, ${never}`,
      hint: 'Offer the value again, or correct the severe loss.',
    }))
}
