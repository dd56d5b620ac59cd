import { compileForm, defineForm } from '@captive/form-engine'

/** A vehicle to be covered; its validator is generated from it. */
export const form = compileForm(
  defineForm({
    unit: { kind: 'textbox', label: 'Unit number', required: true },
    from: { kind: 'calendar', label: 'Covered from', required: true },
    note: { kind: 'textarea', label: 'Anything we should know' },
  }),
)
