import type { Diagnostic } from '../definitions/diagnostic.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import type { TreeNode } from '../graph/tree.ts'
import { calledNode, type CheckContext } from './check-context.ts'

/** A check that a control gets because of its name. */
interface CheckByName {
  readonly code: 'phone-by-accident' | 'ssn-by-accident'
  /** Names that turn the check on. */
  readonly trigger: RegExp
  /** The subset of these names that really ask for such a number. Tested with camelCase names split into words. */
  readonly asksFor: RegExp
  readonly hint: string
}

const checks: Readonly<Record<string, CheckByName>> = {
  phone: {
    code: 'phone-by-accident',
    trigger: /phone/i,
    asksFor:
      /\b(?:tele|cell)?phones?(?: (?:number|num|no|nr)s?\b\.?| ?#)?\s*(?:$|[^\w\s'’]|\d+$|\b(?:of|for|where|at|to|with)\b)/i,
    hint: 'If it does not ask for a phone number, leave out the word “phone”. Otherwise, end its name with “phone” or “phone number”.',
  },
  ssn: {
    code: 'ssn-by-accident',
    trigger: /ssn|social\s*security/i,
    asksFor: /\b(?:ssn|social ?security(?: (?:number|num|no|nr))?)\b\.?\s*(?:$|[^\w\s'’]|\b(?:of|for)\b)/i,
    hint: 'If it does not ask for a Social Security number, leave out these words. Write a label code in mixed case, such as WitnessName.',
  },
}

/**
 * Finds a control that is checked as a phone or Social Security number because of its name, but asks for something
 * else.
 */
export function checksByName({ cells }: CheckContext, node: TreeNode): Diagnostic[] {
  const { check, rules, label, labelCode, recId } = node.control
  const named = checks[check]
  if (!named || rules.checkedAs === check) return []
  const column = named.trigger.test(label) ? 'ControlLabel' : 'ControlLabelCode'
  const name = wordsOf(column === 'ControlLabel' ? label : labelCode)
  if (named.asksFor.test(name) && !/\blast (?:four|4)\b/i.test(name)) return []
  return [
    {
      code: named.code,
      severity: 'warning',
      controls: [recId],
      cells: cells.ofControls([recId], column),
      message: `${calledNode(node)} accepts only ${textChecks[check]?.written}, because of its name.`,
      hint: named.hint,
    },
  ]
}

/** `DriverPhone2` becomes `Driver Phone2`. */
const wordsOf = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
