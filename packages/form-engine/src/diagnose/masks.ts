import type { Diagnostic } from '../definitions/diagnostic.ts'
import type { TreeNode } from '../graph/tree.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import { formatMasked, meantPattern, parseMask } from '../kinds/mask.ts'
import { calledNode, type CheckContext } from './check-context.ts'

/**
 * Checks for masks that cannot be read, that take no digits, or that write text that the control's own check refuses.
 */
export function checkMasks(context: CheckContext): Diagnostic[] {
  return context.nodes.flatMap((node): Diagnostic[] => {
    const written = context.rows.get(node.control.recId)?.MaskDisplay ?? ''
    const mask = parseMask(written)
    if (mask === null) return []
    if (!node.control.rules.masked) return [unusedMask(context, node, written)]
    if (mask === undefined) return [unreadableMask(context, node, written)]
    return mask.kind === 'pattern' ? refusedMask(context, node, mask.pattern) : []
  })
}

function unusedMask({ cells }: CheckContext, node: TreeNode, written: string): Diagnostic {
  const { kind, recId } = node.control
  return {
    code: 'unused-mask',
    severity: 'warning',
    controls: [recId],
    cells: cells.ofControls([recId], 'MaskDisplay'),
    message: `${calledNode(node)} is a ${kind}, which does not use its mask “${written}”.`,
    hint: 'Delete the mask, or make it a textbox.',
  }
}

function unreadableMask({ cells }: CheckContext, node: TreeNode, written: string): Diagnostic {
  const meant = meantPattern(written)
  return {
    code: 'mask-unreadable',
    severity: 'warning',
    controls: [node.control.recId],
    cells: cells.ofControls([node.control.recId], 'MaskDisplay'),
    message: `The mask “${written}” of ${calledNode(node)} cannot be read, so the input is hidden.`,
    hint: meant
      ? `This is the notation of another library. Enter ${meant}: each # is a digit.`
      : 'Enter groups such as 3-2-4, a pattern such as ###-##-####, or 1 to only hide what is typed.',
  }
}

/** An error if no entry is accepted; a warning if shorter entries are. */
function refusedMask({ graph, cells }: CheckContext, node: TreeNode, pattern: string): Diagnostic[] {
  const { control } = node
  const check = textChecks[control.check]
  const validationContext: ValidationContext = { today: () => '', phones: graph.settings.phones }
  const passes = (digits: string): boolean =>
    check?.fault(formatMasked(pattern, digits), control, validationContext) === null
  const samples = check?.samples?.(validationContext) ?? []
  if (samples.length === 0 || samples.some(passes)) return []
  const isShorterTaken = samples.some((digits) => [...digits].some((_, length) => passes(digits.slice(0, length))))
  const expectation = `${calledNode(node)} asks for ${check?.written}`
  return [
    {
      code: 'mask-against-check',
      severity: isShorterTaken ? 'warning' : 'error',
      controls: [control.recId],
      cells: cells.ofControls([control.recId], 'MaskDisplay'),
      message: `${expectation}, but its mask produces ${pattern}, which is rejected${isShorterTaken ? ' once it is filled in' : ''}.`,
      hint: 'Enter a mask for such an answer, or delete it.',
    },
  ]
}
