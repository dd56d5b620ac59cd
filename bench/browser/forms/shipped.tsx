import { compileForm, parseDefinitions, type Form } from '@captive/form-engine'
import { useFormAnswers } from '@captive/form-engine/react'
import { createContext, use, type ReactNode } from 'react'

import { PortalForm } from '../../../src/forms/portal-form.tsx'
import { ThemeProvider } from '../../../src/theme/theme-provider.tsx'
import { CheckButton } from './check-button.tsx'
import { sizedTables, type SizedField } from '../../sized-form.ts'

/**
 * Our form as members see it, with the portal's widgets and theme. The theme renders before the form, with a heading
 * that loads the fonts.
 */
export function shipped(fields: SizedField[]) {
  const tables = sizedTables(fields)
  const page = (
    <ThemeProvider>
      <Heading />
      <Shown />
    </ThemeProvider>
  )
  const form = (shown: boolean) => (shown ? <ShippedForm form={compileForm(parseDefinitions(tables))} /> : null)
  return (shown: boolean) => <FormContext value={form(shown)}>{page}</FormContext>
}

/** Passes the form to a page that is already rendered, so that the page does not render again. */
const FormContext = createContext<ReactNode>(null)
const Shown = () => use(FormContext)

function ShippedForm({ form }: { form: Form }) {
  const store = useFormAnswers(form)
  return (
    <>
      <PortalForm store={store} />
      <CheckButton onCheck={() => void store.markAllTouched()} />
    </>
  )
}

function Heading() {
  return (
    <header>
      <h1>Report Claim</h1>
      <p>
        A question about <strong>what happened</strong>, <span style={{ fontWeight: 600 }}>0 to 9</span>, 0 to 9.
      </p>
    </header>
  )
}
