import type { DocumentType } from '@captive/api-client/contract'
import { compileForm, defineForm, type Form } from '@captive/form-engine'

import { categoryOptions } from '../../documents/category-options.ts'

const required = true

/** A document for the renewal (REN-005): its category decides the rest (REN-006), company and term are given. */
export function renewalUploadForm(types: readonly DocumentType[]): Form {
  return compileForm(
    defineForm({
      category: { kind: 'dropdown', label: 'Category', required, options: categoryOptions(types) },
      description: { kind: 'textarea', label: 'Description' },
      file: { kind: 'file', label: 'Document', required },
    }),
  )
}
