import type { ControlDefinition, Definitions, RecId } from '../definitions/definitions.ts'
import { groupBy } from '../definitions/group-by.ts'
import { comparisonsIn } from '../graph/conditions.ts'
import { isNumberTyped } from '../kinds/checks/check-of-text.ts'
import type { ClaimType } from './claim-blocks.ts'

/**
 * Answers that follow from the claim type, by label code. A label code stays the same when a control is replaced.
 * The report skips these questions and treats the controls that depend on them as if they were answered. `null`
 * means that another part of the report asks the question.
 */
const knownAnswers: Partial<Record<ClaimType, Readonly<Record<string, string | null>>>> = {
  WorkersCompensation: { KindOfLoss: 'employee-hurt', AnyoneHurt: 'yes', PeopleHurt: '1', InjuredPeople: null },
}

/** The claim types that each kind of loss fits. A kind that is not listed fits every type. */
const typesOfKind: Readonly<Record<string, readonly ClaimType[]>> = {
  crash: ['Auto'],
  'employee-hurt': ['WorkersCompensation'],
  'person-hurt': ['GeneralLiability'],
  'others-property': ['Auto', 'GeneralLiability'],
  product: ['GeneralLiability'],
  'our-work': ['GeneralLiability'],
  fire: ['Auto', 'Property'],
  explosion: ['Property'],
  smoke: ['Property'],
  water: ['Property'],
  flood: ['Auto', 'Property'],
  wind: ['Auto', 'Property'],
  hail: ['Auto', 'Property'],
  lightning: ['Property'],
  theft: ['Auto', 'Property'],
  vandalism: ['Auto', 'Property'],
  collapse: ['Property'],
  breakdown: ['Property'],
  'vehicle-impact': ['Property'],
}

/**
 * The definitions of a claim for one claim type. Leaves out the questions that the type already answers, and the
 * kinds of loss that do not fit it.
 *
 * @example
 * const form = compileForm(definitionsOfType(definitions, 'WorkersCompensation'))
 */
export function definitionsOfType<Id extends RecId>(
  definitions: Definitions<Id>,
  claimType: ClaimType,
): Definitions<Id> {
  const options = groupBy(definitions.displayValues, ({ ControlsRecId }) => ControlsRecId)
  const known = new Map<RecId, string | null>()
  for (const { RecId, ControlLabelCode } of definitions.controls) {
    const answer = knownAnswers[claimType]?.[ControlLabelCode]
    const isOffered = (options.get(RecId) ?? []).some((row) => row.IsActive && row.DisplayValue === answer)
    if (answer === null || (answer !== undefined && isOffered)) known.set(RecId, answer)
  }
  const kinds = new Set(definitions.controls.filter(asksKind).map(({ RecId }) => RecId))
  const fits = (kind: string) => typesOfKind[kind]?.includes(claimType) ?? true
  const numbers = new Set(definitions.controls.filter(isNumberTyped).map(({ RecId }) => RecId))
  const met = [
    ...groupBy(
      definitions.dependencies.filter(({ IsActive }) => IsActive),
      pairOf,
    ),
  ].flatMap(([pair, rows]) => {
    const { ControlingControlsRecId: controller } = rows[0]!
    const answer = known.get(controller)
    return typeof answer === 'string' && isMet(rows, answer, numbers.has(controller)) ? pair : []
  })
  return {
    ...definitions,
    controls: definitions.controls.map((row) => (known.has(row.RecId) ? { ...row, IsActive: false } : row)),
    displayValues: definitions.displayValues.filter((row) => !kinds.has(row.ControlsRecId) || fits(row.DisplayValue)),
    dependencies: definitions.dependencies.filter((row) => !met.includes(pairOf(row))),
  }
}

/** Whether an answer satisfies all dependencies of one control on another. */
function isMet(rows: Definitions['dependencies'], answer: string, isNumber: boolean): boolean {
  const control = { dataType: isNumber ? 'number' : 'string', check: 'none' } as const
  const { values, restrictions } = comparisonsIn(control, rows)
  return (values?.includes(answer) ?? true) && restrictions.every(({ holds }) => holds(answer))
}

const asksKind = ({ ControlLabelCode }: ControlDefinition) => ControlLabelCode === 'KindOfLoss'

const pairOf = (row: Definitions['dependencies'][number]) => `${row.ControlsRecId} ${row.ControlingControlsRecId}`
