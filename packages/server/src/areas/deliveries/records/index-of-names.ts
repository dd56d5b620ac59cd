import type { DeliveredFile, ExistingDataForRecords } from '@captive/delivery'
import { KnownNames, readDocumentName } from '@captive/delivery'

import type { DocumentsFile } from './documents-file.ts'

const headers = ['File', 'Company Code', 'Program', 'Category', 'Year']

/**
 * The index of a zip of documents. Without an index file, it is derived from the file names. Documents that the names
 * do not identify are refused.
 */
export function indexOf(file: DocumentsFile, existing: ExistingDataForRecords): DeliveredFile {
  if (file.sheets.length > 0) return file
  const known = {
    companies: new KnownNames(existing),
    programs: existing.programs,
    documentTypes: existing.documentTypes,
  }
  const rows = [...file.contents.keys()].map((name) => {
    const { company, program, documentType, year } = readDocumentName(name, known)
    return [name, company?.code ?? null, program?.part ?? null, documentType?.part ?? null, year?.toString() ?? null]
  })
  const all = [headers, ...rows].map((cells, index) => ({ number: index + 1, isHidden: false, cells }))
  return {
    name: file.name,
    sheets: [
      {
        name: '',
        isHidden: false,
        merges: [],
        async *rows() {
          yield all
        },
      },
    ],
  }
}
