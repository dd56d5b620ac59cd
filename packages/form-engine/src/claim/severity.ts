import type { Answers } from '../kinds/answers.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { headingCell, type Diagnostic } from '../definitions/diagnostic.ts'
import { CellFinder } from '../diagnose/cell-finder.ts'
import { compileForm } from '../form/compile.ts'
import type { Form, Outcome } from '../form/form.ts'
import { nameOf } from '../form/explain.ts'
import { CLAIM_BLOCKS } from './claim-blocks.ts'
import { CLAIM_SETTINGS, textsByLabelCode } from './claim.ts'

/**
 * A loss that the member should call about at once: the reason, and the answers that mean it. All label codes must
 * match, each with any of its values.
 */
export interface SevereLoss {
  readonly reason: string
  readonly when: Readonly<Record<string, readonly string[]>>
}

/**
 * Losses that need a phone call first, and whose claims are marked severe. This is common practice in claims
 * offices. Death, amputation, loss of an eye and a night in the hospital also start the deadline of 29 CFR 1904.39.
 * Only visible answers count. Questions are found by label code because it stays the same when a control is
 * replaced.
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
  { reason: 'Someone asked for money or sued', when: { ClaimMade: ['yes'] } },
  { reason: 'Reporters are asking', when: { MediaInterest: ['yes'] } },
  {
    reason: 'An amputation, a burn, or loss of an eye or of sight',
    when: { NatureOfInjury: ['02', '04', '22', '47', '58'] },
  },
  { reason: 'The head, brain or spine is hurt', when: { PartOfBody: ['10', '11', '12', '23', '47'] } },
  { reason: 'The employee was hospitalized', when: { InitialTreatment: ['4'] } },
  { reason: 'The employee was kept overnight', when: { Inpatient: ['yes'] } },
]

/**
 * The reasons why a loss is severe. Empty if no visible answer makes it severe.
 *
 * @example
 * const severe = severeReasons(form, answers).length > 0
 */
export function severeReasons(form: Form, answers: Answers): string[] {
  return severeReasonsOf(form, form.outcome(answers))
}

/**
 * Does the same as `severeReasons` for an outcome that is already computed.
 *
 * @example
 * const reasons = severeReasonsOf(form, readSubmission(form, values).outcome)
 */
export function severeReasonsOf(form: Form, outcome: Outcome): string[] {
  return satisfiedBy(form, outcome).map(({ reason }) => reason)
}

/**
 * The reasons by the key of the control that gave them. If several answers together make a reason, it belongs to the
 * last one in the form.
 *
 * @example
 * const reason = severeAnswers(form, answers).get('c101')
 */
export function severeAnswers(form: Form, answers: Answers): Map<string, string> {
  return new Map(
    satisfiedBy(form, form.outcome(answers)).flatMap(({ reason, when }): [string, string][] => {
      const control = form.controls.findLast(({ labelCode }) => Object.hasOwn(when, labelCode))
      return control ? [[control.key, reason]] : []
    }),
  )
}

function satisfiedBy(form: Form, outcome: Outcome): readonly SevereLoss[] {
  const given = textsByLabelCode(form, outcome)
  return severeLosses.filter(({ when }) =>
    Object.entries(when).every(([labelCode, values]) => given.get(labelCode)?.some((text) => values.includes(text))),
  )
}

/** A severe loss that the definitions cannot detect. */
export interface SeverityDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: 'severe-code-unknown' | 'severe-value-unknown'
}

/**
 * Finds the label codes and values of severe losses that the definitions of a claim do not have. Use it beside
 * `checkDefinitions`, which knows nothing about claims.
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
  const cells = new CellFinder(definitions)
  return losses.flatMap(({ reason, when }) =>
    Object.entries(when).flatMap(([labelCode, values]) => checkOne(form, cells, reason, labelCode, values)),
  )
}

function checkOne(
  form: Form,
  cells: CellFinder,
  reason: string,
  labelCode: string,
  values: readonly string[],
): SeverityDiagnostic[] {
  const questions = form.controls.filter((control) => control.labelCode === labelCode && control.repeatedIn === null)
  const never = `so no report is severe because “${reason}”.`
  const [first] = questions
  if (!first)
    return [
      {
        code: 'severe-code-unknown',
        severity: 'error',
        controls: [],
        cells: [headingCell('controls', 'ControlLabelCode')],
        message: `No question has the label code “${labelCode}”, ${never}`,
        hint: 'Give a question this label code, or correct the severe loss.',
      },
    ]
  const offered = new Set(questions.flatMap(({ options }) => options.map(({ value }) => value)))
  return values
    .filter((value) => !offered.has(value))
    .map((value) => ({
      code: 'severe-value-unknown',
      severity: 'error',
      controls: questions.map(({ recId }) => recId),
      cells: questions.flatMap(({ recId }) => cells.ofOptions(recId, 'DisplayValue')),
      message: `“${nameOf(first)}” (${first.recId}) does not offer “${value}”, ${never}`,
      hint: 'Offer the value again, or correct the severe loss.',
    }))
}
