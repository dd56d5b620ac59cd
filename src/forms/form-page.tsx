import { FormFrame, type FormFrameProps } from './form-frame.tsx'
import { PortalForm } from './portal-form.tsx'

/** A page with a form of any controls. */
export function FormPage<Receipt>(props: Omit<FormFrameProps<Receipt>, 'Fields'>) {
  return <FormFrame {...props} Fields={PortalForm} />
}
