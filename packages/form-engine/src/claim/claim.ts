import { compileForm, type CompileOptions } from '../form/compile.ts'
import { CLAIM_BLOCKS, CLAIM_LISTS, CLAIM_TYPES, claimLists, type ClaimList, type ClaimType } from './claim-blocks.ts'
import { definitionsOfType } from './claim-type-facts.ts'
import { dateOrder } from './date-order.ts'
import { textsOfAnswer } from '../graph/comparable.ts'
import { answerOf, type Answers } from '../kinds/answers.ts'
import type { Definitions, RecId } from '../definitions/definitions.ts'
import type { ControlValue, Form, Outcome } from '../form/form.ts'
import { groupBy } from '../definitions/group-by.ts'

/** The settings that all claim reports share. */
export const CLAIM_SETTINGS = { itemId: 'otherVehicleId', rules: [dateOrder] } as const

/**
 * Compiles the claim report of one type. Leaves out the questions that the type already answers. The section of the
 * other vehicles repeats.
 *
 * @example
 * const form = claimForm(definitions, 'Auto')
 */
export function claimForm<Id extends RecId>(
  definitions: Definitions<Id>,
  claimType: ClaimType,
  options: Pick<CompileOptions, 'today' | 'phones' | 'kinds' | 'language' | 'messages'> = {},
): Form<Id> {
  return compileForm(definitionsOfType(definitions, claimType), {
    ...options,
    ...CLAIM_SETTINGS,
    roots: CLAIM_TYPES[claimType],
    repeating: [CLAIM_BLOCKS.otherVehicle],
  })
}

/** The value lists of a claim submission. */
export type ClaimValues<Id extends RecId = RecId> = Record<ClaimList, ControlValue<Id>[]>

/**
 * Splits the submission of a claim form into its value lists.
 *
 * @example
 * const values = claimValues(claimForm(definitions, 'Auto'), { c101: 'Ace' })
 */
export function claimValues<Id extends RecId>(form: Form<Id>, answers: Answers): ClaimValues<Id> {
  const blockOf = (value: ControlValue): RecId | undefined => form.control(form.keyOf(value.ControlsRecId))?.block
  const byBlock = groupBy(form.submission(answers), blockOf)
  const lists = claimLists.map((list) => [list, byBlock.get(CLAIM_LISTS[list]) ?? []] as const)
  return Object.fromEntries(lists) as ClaimValues<Id> // has each list
}

/**
 * Visible answers outside repeating sections, by label code; several choices are separated by commas. Draft fields such
 * as `DateOfLoss` are read from here.
 *
 * @example
 * const dateOfLoss = answersByLabelCode(form, answers).get('DateOfLoss')
 */
export function answersByLabelCode(form: Form, answers: Answers): ReadonlyMap<string, string> {
  const texts = textsByLabelCode(form, form.outcome(answers))
  return new Map([...texts].map(([labelCode, all]) => [labelCode, all.join(', ')]))
}

/** Does the same as `answersByLabelCode` for an outcome that is already computed. Returns several choices as a list. */
export function textsByLabelCode(form: Form, { projected }: Outcome): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  // When several controls share a code, the first in visual order wins.
  for (const control of form.controls.toReversed()) {
    const texts = textsOfAnswer(control, answerOf(projected, control.key))
    if (control.repeatedIn === null && control.labelCode && texts.length > 0) found.set(control.labelCode, texts)
  }
  return found
}
