import type { DeliveredFile, HeldForRecords } from '@captive/delivery'
import { NamesHeld, readDocumentName } from '@captive/delivery'

import type { DocumentsFile } from './documents-file.ts'

const headers = ['File', 'Company Code', 'Program', 'Category', 'Year']

/**
 * The index of a zip of documents. Without an index file, it is derived from the file names. Documents that the names
 * do not identify are refused.
 */
export function indexOf(file: DocumentsFile, held: HeldForRecords): DeliveredFile {
  if (file.sheets.length > 0) return file
  const known = {
    companies: new NamesHeld(held),
    programs: held.programs,
    documentTypes: held.documentTypes,
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
