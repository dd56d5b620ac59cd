import { compileForm, defineForm } from '@captive/form-engine'

import { texts } from '../../texts.ts'

const { files } = texts.claim.actions

/** Documents or photos for a claim. */
export const claimFilesForm = compileForm(
  defineForm({
    files: { kind: 'file', label: files.label, required: true },
    note: { kind: 'textarea', label: files.note },
  }),
)
