import { maskValue, type Answers, type ControlValue, type Form } from '@captive/form-engine'

/** The submission with masked confidential values (AMB-125). */
export function maskedSubmission(form: Form, answers: Answers): ControlValue[] {
  return form.submission(answers).map((value) => {
    const control = form.control(form.keyOf(value.ControlsRecId))
    return control ? { ...value, DataValue: maskValue(control, value.DataValue) } : value
  })
}
