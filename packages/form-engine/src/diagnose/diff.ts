import type { ControlDefinition, Definitions, Dependency, DisplayValue, RecId } from '../definitions/definitions.ts'
import { compareRecIds, compareTexts } from '../definitions/record-id.ts'
import { LIST_SEPARATOR, operatorNamed, type Operator } from '../definitions/operators.ts'
import type { Option } from '../kinds/control.ts'
import { optionsOf } from '../graph/options.ts'
import { uniqueRows } from '../graph/tree.ts'
import { groupBy } from '../definitions/group-by.ts'

/** One difference between two sets of definitions. */
export interface DefinitionChange {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly recId: RecId
  /** The newer label. */
  readonly label: string
  /** What changed, with the old and new value. Empty for added and removed controls. */
  readonly what: '' | Aspect
  readonly before: string
  readonly after: string
}

type Aspect =
  | 'label'
  | 'label code'
  | 'kind'
  | 'data type'
  | 'parent'
  | 'order'
  | 'required'
  | 'confidential'
  | 'mask'
  | 'maximum length'
  | 'example'
  | 'calculation'
  | 'Spanish'
  | 'options'
  | 'conditions'

/**
 * Lists the differences between two sets of definitions, by id. Inactive controls count as absent.
 *
 * @example
 * const changes = diffDefinitions(definitions, parseDefinitions({ controls: [], displayValues, dependencies }))
 */
export function diffDefinitions(before: Definitions, after: Definitions): DefinitionChange[] {
  const old = describe(before)
  const now = describe(after)
  const recIds = [...new Set([...old.keys(), ...now.keys()])].sort(compareRecIds)
  return recIds.flatMap((recId) => changesOf(recId, old.get(recId), now.get(recId)))
}

interface Description {
  readonly label: string
  /** Compares lists as lists: the option `a, b` differs from the two options `a` and `b`. */
  readonly aspects: Readonly<Record<Aspect, string | readonly string[]>>
}

const written = (aspect: string | readonly string[]): string =>
  typeof aspect === 'string' ? aspect : aspect.join(', ')

function changesOf(recId: RecId, before: Description | undefined, after: Description | undefined): DefinitionChange[] {
  const whole = { recId, label: (after ?? before)?.label ?? '', what: '', before: '', after: '' } as const
  if (!before) return [{ kind: 'added', ...whole }]
  if (!after) return [{ kind: 'removed', ...whole }]
  const aspects = (Object.keys(after.aspects) as Aspect[]).filter(
    (what) => JSON.stringify(before.aspects[what]) !== JSON.stringify(after.aspects[what]),
  )
  return aspects.map((what) => ({
    ...whole,
    kind: 'changed',
    what,
    before: written(before.aspects[what]),
    after: written(after.aspects[what]),
  }))
}

function describe(definitions: Definitions): Map<RecId, Description> {
  const options = groupBy(definitions.displayValues, (row) => row.ControlsRecId)
  const conditions = groupBy(definitions.dependencies, (row) => row.ControlsRecId)
  const active = [...uniqueRows(definitions.controls).values()].filter((row) => row.IsActive)
  return new Map(
    active.map((row) => [row.RecId, descriptionOf(row, options.get(row.RecId) ?? [], conditions.get(row.RecId) ?? [])]),
  )
}

/** How a dependency compares, such as `= yes` or `> 5`. */
function comparisonOf({ ConditionOperator = '', ControlingValue }: Dependency): string {
  const operator = operatorNamed(ConditionOperator)
  const words = operator ? operatorWords[operator] : ConditionOperator
  return [words, operator === 'answered' ? '' : ControlingValue].filter((text) => text !== '').join(' ')
}

const operatorWords: Readonly<Record<Operator, string>> = {
  equals: '=',
  anyOf: 'any of',
  not: 'not',
  greaterThan: '>',
  atLeast: '>=',
  lessThan: '<',
  atMost: '<=',
  answered: 'answered',
}

/** An option and what offers it, such as `5 (Dallas) if 1 = TX`. */
function optionInWords({ value, label, offeredWhen = [] }: Option): string {
  const named = value === label ? value : `${value} (${label})`
  const conditions = offeredWhen.map(({ controllerId, values }) => `${controllerId} = ${values.join(LIST_SEPARATOR)}`)
  return conditions.length === 0 ? named : `${named} if ${conditions.join(' or ')}`
}

function descriptionOf(
  row: ControlDefinition,
  options: readonly DisplayValue[],
  conditions: readonly Dependency[],
): Description {
  const conditionTexts = conditions
    .filter((condition) => condition.IsActive)
    .sort(
      (a, b) =>
        compareRecIds(a.ControlingControlsRecId, b.ControlingControlsRecId) ||
        compareTexts(a.ControlingValue, b.ControlingValue),
    )
    .map((condition) => `${condition.ControlingControlsRecId} ${comparisonOf(condition)}`)
  const aspects = {
    label: row.ControlLabel,
    'label code': row.ControlLabelCode,
    kind: row.ControlTypeCode,
    'data type': row.ControlDataTypeCode,
    parent: String(row.ParentControlsRecId ?? ''),
    order: String(row.ControlOrder ?? ''),
    required: row.IsRequired ? 'yes' : 'no',
    confidential: row.IsConfidential ? 'yes' : 'no',
    mask: row.MaskDisplay,
    'maximum length': String(row.Longest ?? ''),
    example: row.Example ?? '',
    calculation: row.Calculation ?? '',
    options: optionsOf(options).map(optionInWords),
    Spanish: [row.ControlLabelEs, row.ExampleEs, ...options.map((option) => option.DisplayLabelEs)].flatMap(
      (text) => text || [],
    ),
    conditions: [...new Set(conditionTexts)],
  }
  return { label: row.ControlLabel, aspects }
}
