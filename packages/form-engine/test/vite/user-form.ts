import { compileForm, defineForm } from '../../src/index.ts'

export const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    phone: { kind: 'phone', label: 'Mobile' },
    born: { kind: 'calendar', label: 'Date of birth', when: { name: 'Ada' } },
  }),
)
