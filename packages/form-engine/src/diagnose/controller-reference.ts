import type { CellFix, Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import { LIST_SEPARATOR } from '../definitions/operators.ts'
import { comparable } from '../graph/comparable.ts'
import type { Condition } from '../graph/conditions.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { FormControl } from '../kinds/control.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import { called, calledNode, firstFew, isOptionRow, type CheckContext } from './check-context.ts'

/** Where a condition names its controller, and what follows if the controller is broken. */
export interface ControllerReference {
  readonly cells: readonly TableCell[]
  /** The consequence, such as `so “County” (2) never shows.` */
  readonly never: string
  /** The kind of row that has the condition. */
  readonly row: 'dependency' | 'option'
}

/** A diagnostic of a condition whose controller cannot satisfy it. */
export function brokenController(
  context: CheckContext,
  node: TreeNode,
  { controllerId, state }: Condition,
  { cells, never, row: asking }: ControllerReference,
): Diagnostic[] {
  const about = { severity: 'error', controls: [node.control.recId, controllerId], cells } as const
  const controller = called(context, controllerId)
  const row = context.rows.get(controllerId)
  switch (state) {
    case 'usable':
      return []
    case 'inactive': {
      const message = `${controller} is inactive, ${never}`
      return [{ code: 'inactive-controller', ...about, message, hint: `Activate it, or deactivate the ${asking}.` }]
    }
    case 'without-value': {
      const message = `${controller} has no value to compare, ${never}`
      return [
        {
          code: 'controller-without-value',
          ...about,
          message,
          hint: 'Make it depend on a control that has an answer.',
        },
      ]
    }
    case 'in-repeat': {
      const message = `${controller} is answered once per item, and controls outside the item cannot use its answer, ${never}`
      return [
        {
          code: 'controller-in-repeat',
          ...about,
          message,
          hint: 'Move one of the two, or ask the question once, outside the repeating section.',
        },
      ]
    }
    case 'circle': {
      const message = `${controller} depends on the options of ${calledNode(node)} itself, ${never}`
      return [{ code: 'dependency-circle', ...about, message, hint: 'Delete one of the conditions in the circle.' }]
    }
    case 'unknown':
      if (!row) {
        const message = `${calledNode(node)} depends on ${controllerId}, which does not exist, ${never}`
        return [
          { code: 'unknown-controller', ...about, message, hint: 'Correct the controlling id, or add the control.' },
        ]
      }
      if (isOptionRow(context, row)) {
        const message = `${controller} is one option of a radio and has no value of its own, ${never}`
        return [
          {
            code: 'controller-without-value',
            ...about,
            message,
            hint: 'Make it depend on the radio, with the value of this option.',
          },
        ]
      }
      return [
        {
          code: 'controller-outside-form',
          ...about,
          message: `${controller} is not part of this form, ${never}`,
          hint: 'Add its block to the roots, or correct its parent.',
        },
      ]
  }
}

/** How a diagnostic names a value that a condition requires or excludes, and where that value is written. */
export interface ValueReference {
  readonly severity: 'error' | 'warning'
  readonly asks: (value: string) => string
  readonly cellsOf: (value: string) => readonly TableCell[]
  /** All values in the cell of a row; `null` if the cell is one value. */
  readonly valuesIn: (row: number) => readonly string[] | null
}

/** Reports values that the controller can never have as answers. */
export function unknownValues(
  node: TreeNode,
  controller: TreeNode,
  values: readonly string[],
  { severity, asks, cellsOf, valuesIn }: ValueReference,
): Diagnostic[] {
  const { control } = controller
  const about = (value: string) => ({
    severity,
    controls: [node.control.recId, control.recId],
    cells: cellsOf(value),
  })
  if (control.check === 'number') {
    const hint = 'Enter a number without thousands separators.'
    return values
      .filter((value) => canonicalDecimal(value) === null)
      .map((value) => ({
        code: 'value-not-number',
        ...about(value),
        message: `${asks(value)} in ${calledNode(controller)}, which takes numbers only.`,
        hint,
      }))
  }
  const offered = offeredBy(control)
  if (!offered) return []
  const known = new Set(offered.map((option) => comparable(control, option)))
  const alike = new Map(offered.map((option) => [folded(option), option]))
  return values
    .filter((value) => !known.has(comparable(control, value)))
    .map((value): Diagnostic => {
      const other = alike.get(folded(value))
      if (other !== undefined) {
        const message = `${asks(value)}, but ${calledNode(controller)} offers “${other}”.`
        return {
          code: 'value-spelt-otherwise',
          ...about(value),
          message,
          hint: `Did you mean “${other}”? Spell both the same way. They are compared exactly.`,
          fix: replacedIn(cellsOf(value), valuesIn, value, other),
        }
      }
      const message = `${asks(value)}, which is not an option of ${calledNode(controller)}.`
      return { code: 'unknown-value', ...about(value), message, hint: `Use one of: ${firstFew(offered, String)}.` }
    })
}

/** Replaces a value in a cell, which may be a list. */
function replacedIn(
  cells: readonly TableCell[],
  valuesIn: ValueReference['valuesIn'],
  value: string,
  other: string,
): readonly CellFix[] {
  return cells.map((cell) => {
    const values = (cell.row === null ? null : valuesIn(cell.row)) ?? [value]
    return { ...cell, text: values.map((each) => (each === value ? other : each)).join(LIST_SEPARATOR) }
  })
}

/** The values that a control offers; `null` if it accepts other answers. */
export function offeredBy(control: FormControl): readonly string[] | null {
  const isChoice = control.check === 'option' || control.check === 'options'
  return isChoice ? control.options.map((option) => option.value) : (control.rules.texts ?? null)
}

/**
 * Normalizes what readers cannot see: case, kinds of spaces, invisible characters and composed letters. Also removes
 * leading zeros from numbers, because spreadsheets do.
 */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^0+(?=\d+$)/, '')
}
