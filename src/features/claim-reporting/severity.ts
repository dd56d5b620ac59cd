import { severeReasons } from '@captive/api-client/contract'
import { answersByLabelCode, type Answers, type Form } from '@captive/form-engine'

/** Why the person should call before going on; empty when nothing visible says so (fnol-fields, "Call first"). */
export function reasonsToCall(form: Form, answers: Answers): string[] {
  return severeReasons(answersByLabelCode(form, answers))
}
