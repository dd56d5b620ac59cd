import type { DocumentType } from '@captive/api-client/contract'
import { compileForm, defineForm, type Form } from '@captive/form-engine'

import { categoryOptions } from '../../documents/category-options.ts'
import { texts } from './texts.ts'

const required = true

/** The form for a renewal document. The category determines the document type (REN-006); company and term are fixed. */
export function renewalUploadForm(types: readonly DocumentType[]): Form {
  return compileForm(
    defineForm({
      category: { kind: 'dropdown', label: texts.upload.category, required, options: categoryOptions(types) },
      description: { kind: 'textarea', label: texts.upload.description },
      file: { kind: 'file', label: texts.upload.file, required },
    }),
  )
}
