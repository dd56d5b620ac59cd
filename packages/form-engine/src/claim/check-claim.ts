import type { Definitions } from '../definitions/definitions.ts'
import { headingCell } from '../definitions/diagnostic.ts'
import { CellFinder } from '../diagnose/cell-finder.ts'
import { compileForm } from '../form/compile.ts'
import { closest } from '../text/closest.ts'
import { CLAIM_BLOCKS } from './claim-blocks.ts'
import type { LabelCodeDiagnostic } from './check-label-codes.ts'
import { dateOrderNames, isCalled } from './date-order.ts'
import { checkSeverity, type SeverityDiagnostic } from './severity.ts'

/** A diagnostic that applies only to the definitions of a claim. */
export type ClaimDiagnostic = SeverityDiagnostic | LabelCodeDiagnostic

/**
 * Finds the label codes and values that the severity and date rules need and that the definitions do not have. Use it
 * with `checkDefinitions`, which knows nothing about claims.
 *
 * @example
 * const faults = checkClaim(definitions).map(({ message, hint }) => `${message} ${hint}`)
 */
export function checkClaim(definitions: Definitions): ClaimDiagnostic[] {
  return [...checkSeverity(definitions), ...checkDateOrder(definitions)]
}

/** If one of its dates is missing, the rule never applies. Only workers compensation asks for the knowledge date. */
function checkDateOrder(definitions: Definitions): LabelCodeDiagnostic[] {
  const { controls } = compileForm(definitions, { roots: Object.values(CLAIM_BLOCKS) })
  if (!controls.some(({ block, bare }) => block === CLAIM_BLOCKS.workersCompensation && !bare)) return []
  const dates = controls.filter(({ check }) => check === 'date')
  const missing = dateOrderNames.filter((name) => !dates.some((control) => isCalled(control, name)))
  const codes = dates.map(({ labelCode }) => labelCode).filter((code) => code !== '')
  return missing.map((name) => {
    const meant = closest(name, codes)
    const renamed = dates.filter(({ labelCode }) => labelCode === meant).map(({ recId }) => recId)
    return {
      code: 'label-code-unknown',
      severity: 'error',
      controls: renamed,
      cells:
        renamed.length > 0
          ? new CellFinder(definitions).ofControls(renamed, 'ControlLabelCode')
          : [headingCell('controls', 'ControlLabelCode')],
      message: `No date has the label or label code ${name}, so nothing checks that the employer learned of the injury after the loss.`,
      hint: meant ? `Was it renamed to ${meant}? Label codes must stay the same.` : `Call a calendar ${name}.`,
    }
  })
}
