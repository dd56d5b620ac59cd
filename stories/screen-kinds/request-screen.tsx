import { FormPage } from '../../src/forms/form-page.tsx'
import { useLocalForm } from '../../src/forms/use-local-form.ts'
import { Callout } from '../../src/ui/callout.tsx'
import { FactList } from '../../src/ui/fact-list.tsx'
import { form as endorsement } from './request-shape.ts'
import generated from './request-shape.ts?validator'

/**
 * A request: a form of the engine. It answers the question: is my new truck covered from Monday? A request consists of
 * a definition, a submit function and two texts.
 */
export function RequestScreen() {
  const form = useLocalForm({
    form: endorsement,
    validator: generated,
    initial: {},
    storageKey: 'screen-kinds-request',
    submit: (answers) => Promise.resolve(String(answers['unit'])),
  })
  return (
    <FormPage
      title="Add a vehicle"
      lead="Nothing is bound by this form. We confirm by email."
      form={form}
      whatHappens="Your request goes to the endorsements desk, and a copy to you. Expect an answer within a business day."
      send="Submit"
      sending="Submitting"
      leave="Your request has not been sent. Do you want to leave the page?"
    >
      {(unit) => (
        <>
          <Callout tone="ok" title="Your request was sent" live="polite">
            Expect an answer within a business day.
          </Callout>
          <FactList facts={[{ term: 'Unit', value: unit, identifier: true }]} />
        </>
      )}
    </FormPage>
  )
}
