import { compileForm, defineForm } from '@captive/form-engine'

/** The form for a vehicle to cover. A validator is generated from this module. */
export const form = compileForm(
  defineForm({
    unit: { kind: 'textbox', label: 'Unit number', required: true },
    from: { kind: 'calendar', label: 'Covered from', required: true },
    note: { kind: 'textarea', label: 'Anything we should know' },
  }),
)
