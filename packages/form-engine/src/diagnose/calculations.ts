import type { CalculationSyntaxError } from '../calculations/parse-calculation.ts'
import { functionNames } from '../calculations/functions.ts'
import { fixTo, type CellFix, type Diagnostic, type TableCell } from '../definitions/diagnostic.ts'
import type { Calculation, UsedOperand } from '../graph/calculations.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calculated } from '../kinds/calculated.ts'
import { closest, lettersOf } from '../text/closest.ts'
import { called, calledNode, type CheckContext } from './check-context.ts'

/** Checks that each calculation can have a value, and that its control has no settings without effect. */
export function checkCalculations(context: CheckContext): Diagnostic[] {
  return [
    ...context.nodes.flatMap((node) => misplaced(context, node)),
    ...[...context.graph.calculations].flatMap(([node, calculation]) =>
      node.active ? [...faultsOf(context, node, calculation), ...uselessSettings(context, node)] : [],
    ),
  ]
}

const cellsOf = ({ cells }: CheckContext, { control }: TreeNode): readonly TableCell[] =>
  cells.ofControls([control.recId], 'Calculation')

function misplaced(context: CheckContext, node: TreeNode): Diagnostic[] {
  const { recId, kind, calculation } = node.control
  if (calculation !== '' || !context.rows.get(recId)?.Calculation) return []
  return [
    {
      code: 'calculation-misplaced',
      severity: 'error',
      controls: [recId],
      cells: cellsOf(context, node),
      message: `${calledNode(node)} is a ${kind}, which cannot have a calculated value.`,
      hint: `Make it a ${calculated.type}, or clear Calculation.`,
    },
  ]
}

function faultsOf(context: CheckContext, node: TreeNode, { fault, operands }: Calculation): Diagnostic[] {
  if (fault) return [syntaxFault(context, node, fault)]
  const broken = operands.filter(({ state }) => state !== 'usable')
  const first = new Map(broken.toReversed().map((used) => [used.operand.recId, used]))
  return [...first.values()].reverse().map((used) => operandFault(context, node, used))
}

function syntaxFault(context: CheckContext, node: TreeNode, fault: CalculationSyntaxError): Diagnostic {
  const { recId, calculation } = node.control
  const cells = cellsOf(context, node)
  const { unknownFunction: written, at } = fault
  const meant = written === undefined ? undefined : closest(written, functionNames)
  return {
    code: 'calculation-syntax',
    severity: 'error',
    controls: [recId],
    cells,
    message: `The calculation of ${calledNode(node)} cannot be read at character ${at + 1}: ${fault.message}.`,
    hint: meant
      ? `Did you mean ${meant}?`
      : `Enter ids in brackets, the signs + - * / and these functions: ${functionNames.join(', ')}.`,
    ...(written && meant && { fix: fixTo(cells, replacedAt(calculation, at, written, meant)) }),
  }
}

const replacedAt = (text: string, at: number, written: string, meant: string): string =>
  `${text.slice(0, at)}${meant}${text.slice(at + written.length)}`

function operandFault(context: CheckContext, node: TreeNode, { operand, state }: UsedOperand): Diagnostic {
  const { recId, use } = operand
  const about = {
    severity: 'error',
    controls: [node.control.recId, recId],
    cells: cellsOf(context, node),
  } as const
  const other = called(context, recId)
  const never = `so ${calledNode(node)} never has a value.`
  switch (state) {
    case 'usable':
    case 'unknown': {
      const meant = context.rows.has(recId) ? undefined : meantOperand(context, node, operand.written)
      return {
        code: 'unknown-operand',
        ...about,
        message: `The calculation uses [${operand.written}], which is not a question of this form, ${never}`,
        hint: meant
          ? `Did you mean [${meant.control.recId}], ${calledNode(meant)}?`
          : 'Correct the id in the brackets.',
        ...(meant && { fix: fixOf(context, node, operand.at, operand.written, String(meant.control.recId)) }),
      }
    }
    case 'inactive': {
      const message = `The calculation uses ${other}, which is inactive, ${never}`
      return { code: 'inactive-operand', ...about, message, hint: 'Activate it, or leave it out of the calculation.' }
    }
    case 'without-value': {
      const wanted = { number: 'number', numbers: 'number', date: 'date', answers: 'answer' }[use]
      return {
        code: 'operand-without-value',
        ...about,
        message: `The calculation uses ${other} as a ${wanted}, which it is not, ${never}`,
        hint:
          use === 'date'
            ? 'Use a calendar.'
            : use === 'answers'
              ? 'Count a question or a repeating section.'
              : 'Give it the data type number, or use another question.',
      }
    }
    case 'in-repeat': {
      const message = `The calculation uses ${other}, which is answered once per item, ${never}`
      return { code: 'operand-in-repeat', ...about, message, hint: `Enter sum([${recId}]) or count([${recId}]).` }
    }
    case 'circle': {
      const message = `The calculation uses ${other}, which depends on ${calledNode(node)} itself, ${never}`
      return { code: 'dependency-circle', ...about, message, hint: 'Leave it out of the calculation.' }
    }
  }
}

/** The question that a wrong id probably means: one with this label or label code, or else one with a similar id. */
function meantOperand({ nodes }: CheckContext, node: TreeNode, written: string): TreeNode | undefined {
  const others = nodes.filter((each) => each !== node && !each.control.rules.container)
  const named = others.filter(({ control: { label, labelCode } }) =>
    [label, labelCode].some((name) => name !== '' && lettersOf(name) === lettersOf(written)),
  )
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const numbers = others.filter(({ control }) => control.dataType === 'number' || control.check === 'date')
  const near = closest(
    written,
    numbers.map(({ control }) => String(control.recId)),
  )
  return numbers.find(({ control }) => String(control.recId) === near)
}

function fixOf(context: CheckContext, node: TreeNode, at: number, written: string, meant: string): readonly CellFix[] {
  const start = node.control.calculation.indexOf(written, at)
  return fixTo(cellsOf(context, node), replacedAt(node.control.calculation, start, written, meant))
}

/** Settings that have no effect on calculated values. */
const settings = ['IsRequired', 'Longest', 'Example'] as const

function uselessSettings({ rows, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { recId } = node.control
  const used = settings.filter((column) => rows.get(recId)?.[column])
  if (used.length === 0) return []
  const found = used.flatMap((column) => cells.ofControls([recId], column))
  return [
    {
      code: 'unused-setting',
      severity: 'warning',
      controls: [recId],
      cells: found,
      message: `${calledNode(node)} is calculated, so ${used.join(' and ')} ${used.length === 1 ? 'has' : 'have'} no effect.`,
      hint: `Empty ${used.join(' and ')}.`,
      fix: found.map((cell) => ({ ...cell, text: cell.column === 'IsRequired' ? '0' : '' })),
    },
  ]
}
