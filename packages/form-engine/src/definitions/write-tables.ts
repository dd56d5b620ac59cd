import { columnsOf, type ExtraColumn } from './columns.ts'
import type { RecId } from './definitions.ts'
import { LIST_SEPARATOR, type Comparison } from './operators.ts'
import { readRecId } from './record-id.ts'
import type { LocalTraits, Outline } from './outline.ts'
import type { ControlRow, DefinitionRows, DependencyRow, DisplayValueRow, Flag } from './rows.ts'

/** The gap between orders leaves room to insert rows. */
const step = 10

/** Writes outlines as the three flat tables. The order follows from the position. */
export function writeTables<Id extends RecId>(outlines: readonly Outline<Id>[]): DefinitionRows<Id> {
  const rows: DefinitionRows<Id> = { controls: [], displayValues: [], dependencies: [] }
  const write = (outline: Outline<Id>, parent: Id | null, index: number): void => {
    rows.controls.push(controlRow(outline, parent, index))
    rows.displayValues.push(...displayValueRows(outline))
    rows.dependencies.push(...dependencyRows(outline))
    outline.children.forEach((child, at) => write(child, outline.recId, at))
  }
  outlines.forEach((outline, index) => write(outline, null, index))
  return rows
}

function controlRow<Id extends RecId>(
  { recId, kind, dataType, label, labelCode, traits }: Outline<Id>,
  parent: Id | null,
  index: number,
): ControlRow<Id> {
  return {
    RecId: recId,
    ParentControlsRecId: parent,
    ControlTypeCode: kind,
    ControlDataTypeCode: dataType,
    ControlLabel: label,
    ControlLabelCode: labelCode,
    IsRequired: flag(traits.required),
    IsActive: flag(!traits.inactive),
    ControlOrder: traits.order ?? (index + 1) * step,
    IsConfidential: flag(traits.confidential),
    MaskDisplay: traits.mask ?? null,
    ...extraCells(traits),
  }
}

function displayValueRows<Id extends RecId>({ recId, codes }: Outline<Id>): DisplayValueRow<Id>[] {
  return codes.flatMap(({ value, label, labelEs, group, retired, when }, index) => {
    const row: DisplayValueRow<Id> = {
      ControlsRecId: recId,
      DisplayValue: value,
      DisplayLabel: label,
      Order: (index + 1) * step,
      IsActive: flag(!retired),
      ...(group && { DisplayGroup: group }),
      ...(labelEs && { DisplayLabelEs: labelEs }),
    }
    if (!when) return row
    return Object.entries(when).map(([controller, values]) => ({
      ...row,
      ControlingControlsRecId: (readRecId(controller) ?? controller) as Id, // names of an outline are ids of its controls
      ControlingValue: [values].flat().join(LIST_SEPARATOR),
    }))
  })
}

function dependencyRows<Id extends RecId>({ recId, when }: Outline<Id>): DependencyRow<Id>[] {
  return when.flatMap(([controller, answer]) =>
    comparedWith(answer).map(([value, operator]) => ({
      ControlsRecId: recId,
      ControlingControlsRecId: controller,
      ControlingValue: value,
      IsActive: 1,
      ...(operator && { ConditionOperator: operator }),
    })),
  )
}

/** The value and the operator of each row. */
function comparedWith(answer: readonly string[] | Comparison): (readonly [value: string, operator: string])[] {
  if (isValues(answer)) return answer.map((value) => [value, ''])
  return Object.entries(answer).map(([operator, value]) => [
    value === true ? '' : [value].flat().join(LIST_SEPARATOR),
    operator,
  ])
}

const isValues = (answer: readonly string[] | Comparison): answer is readonly string[] => Array.isArray(answer)

const extraColumns = columnsOf('controls').filter(([, { extra }]) => extra)

/** The cells beyond the specification, if the control sets them. */
function extraCells(traits: LocalTraits): Pick<ControlRow, ExtraColumn<'controls'>> {
  const cells = extraColumns.flatMap(([column, { holds }]) => {
    const trait = traits[traitOf(column)]
    return trait ? [[column, holds === 'flag' ? 1 : trait] as const] : []
  })
  return Object.fromEntries(cells)
}

const traitOf = (column: string) => `${column.charAt(0).toLowerCase()}${column.slice(1)}` as keyof LocalTraits

function flag(on = false): Flag {
  return on ? 1 : 0
}
