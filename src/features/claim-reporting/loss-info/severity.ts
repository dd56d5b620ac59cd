import { severeLosses, severeReasons } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { answersByLabelCode } from '@captive/form-engine/claim'

/** Why the person should call before going on; empty when nothing visible says so (fnol-fields, "Call first"). */
export function reasonsToCall(form: Form, answers: Answers): string[] {
  return severeReasons(answersByLabelCode(form, answers))
}

/** By the key of the control that was answered so: why to call. Of several answers together, the last one asked for. */
export function severeAnswers(form: Form, answers: Answers): Map<string, string> {
  const given = answersByLabelCode(form, answers)
  const found = new Map<string, string>()
  for (const { reason, when } of severeLosses) {
    const codes = Object.keys(when)
    if (!codes.every((code) => when[code]?.includes(given.get(code) ?? ''))) continue
    const control = form.controls.findLast(({ labelCode }) => codes.includes(labelCode))
    if (control) found.set(control.key, reason)
  }
  return found
}
