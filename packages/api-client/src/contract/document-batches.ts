import { Type } from 'typebox'

import { DocumentUploadPayload } from './entities/document.ts'
import { DocumentGuess, DocumentReader } from './entities/document-batch.ts'
import { maxDocuments } from './entities/max-documents.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { CallError, Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** Documents that staff file together. */
export const documentBatches = {
  guessDocuments: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/GuessDocuments',
    capability: 'DocumentBatches',
    title: 'What file names suggest',
    description: 'The member, program, category and year that each file name suggests, in the order of the names.',
    access: ['000-001-004'],
    scope: 'companies',
    body: object({
      FileNames: Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { minItems: 1, maxItems: maxDocuments }),
    }),
    response: payload(Type.Array(DocumentGuess)),
  }),
  fileDocuments: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/FileDocuments',
    capability: 'DocumentBatches',
    title: 'File several documents',
    description:
      'Files uploaded files as createDocument does, all or none. Replace hides documents of the same name, place, category and year behind the new ones. Payload is the batch, for UndoDocuments.',
    access: ['000-001-004'],
    scope: 'companies',
    body: object({
      Documents: Type.Array(DocumentUploadPayload, { minItems: 1, maxItems: maxDocuments }),
      Replace: Type.Boolean(),
    }),
    response: object({ Payload: nullable(Type.String()), Error: CallError }),
    responseEncoding: 'whole',
  }),
  undoDocuments: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/UndoDocuments',
    capability: 'DocumentBatches',
    title: 'Undo filing',
    description:
      'Deletes the documents that the caller filed together. The documents that they replaced are shown again. Rejected if one of them has since been replaced.',
    access: ['000-001-004'],
    scope: 'companies',
    body: object({ BatchId: Type.String({ format: 'uuid', maxLength: 36 }) }),
    response: Outcome,
  }),
  getDocumentReaders: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/GetDocumentReaders',
    capability: 'DocumentBatches',
    title: 'Who has read a document',
    description:
      'The people who downloaded a document, most recent first. Includes only documents and companies that the caller may see.',
    access: ['000-001-004'],
    scope: 'companies',
    query: object({ RecId: id() }),
    response: payload(Type.Array(DocumentReader)),
  }),
} as const
