import { compileForm, type CompileOptions } from '../form/compile.ts'
import { definitionsOfType } from './claim-type-facts.ts'
import { dateOrder } from './date-order.ts'
import { textOfAnswer } from '../graph/conditions.ts'
import { answerOf, type Answers } from '../kinds/answers.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { Form } from '../form/form.ts'
import { groupBy } from '../definitions/group-by.ts'

/** Parent controls of the claim report's blocks (core §9). */
export const CLAIM_BLOCKS = { lossInfo: 27, auto: 9, otherVehicle: 19, workersCompensation: 34 } as const

export type ClaimType = 'Auto' | 'GeneralLiability' | 'Property' | 'WorkersCompensation'

/** The blocks each claim type asks for (AMB-113). */
const blocksOf: Record<ClaimType, readonly number[]> = {
  Auto: [CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.auto, CLAIM_BLOCKS.otherVehicle],
  GeneralLiability: [CLAIM_BLOCKS.lossInfo],
  Property: [CLAIM_BLOCKS.lossInfo],
  WorkersCompensation: [CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.workersCompensation],
}

/** What every claim report is compiled with, whichever blocks it has. */
export const CLAIM_SETTINGS = { itemId: 'otherVehicleId', rules: [dateOrder] } as const

/**
 * The claim report of one type, without the questions that the type answers; other vehicles repeat (AMB-112).
 *
 * @example
 * const form = claimForm(definitions, 'Auto')
 */
export function claimForm(
  definitions: Definitions,
  claimType: ClaimType,
  options: Pick<CompileOptions, 'today' | 'phones' | 'kinds'> = {},
): Form {
  return compileForm(definitionsOfType(definitions, claimType), {
    ...options,
    ...CLAIM_SETTINGS,
    roots: blocksOf[claimType],
    repeating: [CLAIM_BLOCKS.otherVehicle],
  })
}

/** One answered control of a claim, as `ControlValue` with the numeric id that served controls have. */
export interface ClaimValue {
  ControlsRecId: number
  DataValue: string
  RepeatControlMapping?: number
}

/** The four value lists of a claim submission, by block (AMB-111). */
export interface ClaimValues {
  lossInfoValues: ClaimValue[]
  additionalInfoValues: ClaimValue[]
  otherVehicleValues: ClaimValue[]
  additionalInfo_WCValues: ClaimValue[]
}

/**
 * The submission of a claim form, split into its four lists.
 *
 * @example
 * const values = claimValues(claimForm(definitions, 'Auto'), { c101: 'Ace' })
 */
export function claimValues(form: Form, answers: Answers): ClaimValues {
  const byBlock = groupBy(form.submission(answers), (value) => form.control(form.keyOf(value.ControlsRecId))?.block)
  const listOf = (block: number): ClaimValue[] =>
    (byBlock.get(block) ?? []).flatMap((value) =>
      typeof value.ControlsRecId === 'number' ? [{ ...value, ControlsRecId: value.ControlsRecId }] : [],
    )
  return {
    lossInfoValues: listOf(CLAIM_BLOCKS.lossInfo),
    additionalInfoValues: listOf(CLAIM_BLOCKS.auto),
    otherVehicleValues: listOf(CLAIM_BLOCKS.otherVehicle),
    additionalInfo_WCValues: listOf(CLAIM_BLOCKS.workersCompensation),
  }
}

/**
 * Visible answers of the form itself by label code, for the draft's named fields such as `DateOfLoss` (AMB-114).
 *
 * @example
 * const dateOfLoss = answersByLabelCode(form, answers).get('DateOfLoss')
 */
export function answersByLabelCode(form: Form, answers: Answers): ReadonlyMap<string, string> {
  const projected = form.project(answers)
  const named = form.controls.filter((control) => control.repeatedIn === null && control.labelCode !== '')
  const entries = named.flatMap((control): [string, string][] => {
    const text = textOfAnswer(control, answerOf(projected, control.key))
    return text === null ? [] : [[control.labelCode, text]]
  })
  // Of several controls with one code the first in visual order counts.
  return new Map(entries.reverse())
}
