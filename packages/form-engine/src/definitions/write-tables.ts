import type { RecId } from './definitions.ts'
import type { Outline } from './outline.ts'
import type { ControlRow, DefinitionRows, DependencyRow, DisplayValueRow, Flag } from './rows.ts'

/** Gaps between orders, so that a row can be put between two others. */
const step = 10

/** Writes outlines as the three flat tables; position gives the order. */
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
    ...traits.local,
  }
}

function displayValueRows<Id extends RecId>({ recId, codes }: Outline<Id>): DisplayValueRow<Id>[] {
  return codes.map(({ value, label, group, retired }, index) => ({
    ControlsRecId: recId,
    DisplayValue: value,
    DisplayLabel: label,
    Order: (index + 1) * step,
    IsActive: flag(!retired),
    ...(group && { DisplayGroup: group }),
  }))
}

function dependencyRows<Id extends RecId>({ recId, when }: Outline<Id>): DependencyRow<Id>[] {
  return when.flatMap(([controller, values]) =>
    values.map((value) => ({
      ControlsRecId: recId,
      ControlingControlsRecId: controller,
      ControlingValue: value,
      IsActive: 1,
    })),
  )
}

function flag(on = false): Flag {
  return on ? 1 : 0
}
