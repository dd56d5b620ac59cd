import { flag, type Outline } from './outline.ts'
import type { ControlRow, DefinitionRows, DependencyRow, DisplayValueRow } from './rows.ts'

/** Gaps between orders, so that a row can be put between two others. */
const step = 10

/** Writes outlines as the three flat tables; position gives the order. */
export function flatten(outlines: readonly Outline[]): DefinitionRows {
  const rows: DefinitionRows = { controls: [], displayValues: [], dependencies: [] }
  const add = (outline: Outline, parent: number | null, order: number): void => {
    rows.controls.push(controlRow(outline, parent, order))
    rows.displayValues.push(...displayValueRows(outline))
    rows.dependencies.push(...dependencyRows(outline))
    outline.children.forEach((child, index) => add(child, outline.recId, (index + 1) * step))
  }
  outlines.forEach((outline, index) => add(outline, null, (index + 1) * step))
  return rows
}

function controlRow(
  { recId, kind, dataType, label, labelCode, traits }: Outline,
  parent: number | null,
  order: number,
): ControlRow {
  return {
    RecId: recId,
    ParentControlsRecId: parent,
    ControlTypeCode: kind,
    ControlDataTypeCode: dataType,
    ControlLabel: label,
    ControlLabelCode: labelCode,
    IsRequired: flag(traits.required ?? false),
    IsActive: flag(!traits.inactive),
    ControlOrder: traits.order ?? order,
    IsConfidential: flag(traits.confidential ?? false),
    MaskDisplay: traits.mask ?? null,
  }
}

function displayValueRows({ recId, codes }: Outline): DisplayValueRow[] {
  return codes.map(({ value, label, active }, index) => ({
    ControlsRecId: recId,
    DisplayValue: value,
    DisplayLabel: label,
    Order: (index + 1) * step,
    IsActive: flag(active),
  }))
}

function dependencyRows({ recId, traits }: Outline): DependencyRow[] {
  return Object.entries(traits.when ?? {}).flatMap(([controller, values]) =>
    values.map((value) => ({
      ControlsRecId: recId,
      ControlingControlsRecId: Number(controller),
      ControlingValue: value,
      IsActive: 1,
    })),
  )
}
