import { maskValue, type Answers, type ControlValue, type Form } from '@captive/form-engine'

/** The submission as it may be looked at: confidential values are dots (AMB-125). */
export function maskedSubmission(form: Form, answers: Answers): ControlValue[] {
  return form.submission(answers).map((value) => {
    const control = form.control(form.keyOf(value.ControlsRecId))
    return control ? { ...value, DataValue: maskValue(control, value.DataValue) } : value
  })
}
