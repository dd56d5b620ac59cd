import type { Diagnostic } from '../definitions/diagnostic.ts'
import type { TreeNode } from '../graph/tree.ts'
import { isContainer } from '../kinds/control.ts'
import { calledNode, type CheckContext } from './check-context.ts'
import { isPossibleAnswer } from './possible-answers.ts'

/** Checks the maximum length and the example of each control. */
export function checkTextSettings(context: CheckContext): Diagnostic[] {
  return context.nodes.flatMap((node) => [...uselessLength(context, node), ...uselessExample(context, node)])
}

function uselessLength({ rows, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { kind, recId, rules } = node.control
  const written = rows.get(recId)?.Longest
  if (!written || (rules.longest !== undefined && written <= rules.longest)) return []
  const about = {
    severity: 'warning',
    controls: [recId],
    cells: cells.ofControls([recId], 'Longest'),
  } as const
  return rules.longest === undefined
    ? [
        {
          code: 'unused-setting',
          ...about,
          message: `${calledNode(node)} is a ${kind}, whose answers have no maximum length.`,
          hint: 'Empty Longest, or make it a textbox.',
        },
      ]
    : [
        {
          code: 'length-above-kind',
          ...about,
          message: `${calledNode(node)} allows ${written} characters, but a ${kind} takes ${rules.longest} at most.`,
          hint: `Empty Longest, or write at most ${rules.longest}.`,
        },
      ]
}

function uselessExample({ graph, cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { control } = node
  if (control.example === '') return []
  const about = {
    severity: 'warning',
    controls: [control.recId],
    cells: cells.ofControls([control.recId], 'Example'),
  } as const
  if (isContainer(control)) {
    const message = `${calledNode(node)} is a ${control.kind}, which takes no answer and shows no example.`
    return [{ code: 'unused-setting', ...about, message, hint: 'Move the example to a question.' }]
  }
  if (!control.rules.typed || isPossibleAnswer(graph, control, control.example)) return []
  const message = `${calledNode(node)} has the example “${control.example}”, which it does not accept as an answer.`
  return [{ code: 'example-refused', ...about, message, hint: 'Enter an answer that people can give.' }]
}
