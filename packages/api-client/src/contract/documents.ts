import { Type } from 'typebox'

import { Document, DocumentType, DocumentUploadPayload } from './entities/document.ts'
import { documentCategories } from './entities/document-category.ts'
import { endpoint, type PermissionCode } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

/** Every code that deletes documents of some category; the server asks for the one of the category. */
const managers = documentCategories.flatMap(({ manage }) => manage ?? []) as [PermissionCode, ...PermissionCode[]]

/** Documents and files. The largest accepted is 20761804.8 bytes (specification, core §9; AMB-066). */
export const documents = {
  getDocumentsByProgram: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/getDocumentsByProgram',
    title: 'Documents of a program',
    description:
      'Documents of a program in reach, of those categories that the caller holds a code for (`documentCategories`), newest first.',
    access: 'signed in',
    scope: { program: 'programsRecId' },
    query: object({ programsRecId: id(), ...pageOfTime }),
    response: payload(Type.Array(Document)),
  }),
  getDocumentsByClient: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/getDocumentsByClient',
    title: 'Documents of a company',
    description:
      'Documents of one company, of those categories that the caller holds a code for (`documentCategories`), newest first.',
    access: 'signed in',
    scope: { company: 'clientId' },
    query: object({ clientId: id(), ...pageOfTime }),
    response: payload(Type.Array(Document)),
  }),
  getDocumentTypes: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/GetDocumentTypes',
    title: 'Document types',
    description: 'The categories that documents are filed under.',
    access: 'signed in',
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(DocumentType)),
  }),
  createDocument: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/createDocument',
    title: 'File a document',
    description:
      'Files an uploaded file under a category. Staff file all but what members upload themselves; members file their renewal documents (AMB-072).',
    access: ['000-001-004', '002-003-005-001'],
    scope: 'companies',
    body: DocumentUploadPayload,
    response: Outcome,
    mistakes: 'outcome',
  }),
  documentUpload: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/DocumentUpload',
    title: 'Upload a file',
    description: 'Stores one file, field `file`, under a random key and gives that key back.',
    access: ['006-001', '000-001-004', '002-003-005-001'],
    scope: 'self',
    body: Type.Unknown({ description: 'multipart/form-data with one field, file' }),
    response: outcomeWith(Type.String({ description: 'The stored path' })),
    bodyEncoding: 'multipart',
  }),
  documentDownload: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/DocumentDownload',
    title: 'Download a file',
    description: 'The file of a document that the caller may list and open; its type is what its content shows.',
    access: 'signed in',
    scope: 'companies',
    query: object({
      FileName: Type.String({ minLength: 1, maxLength: 255, description: 'FilePath of the document' }),
    }),
    response: Type.Unknown({ description: 'The file, as an attachment' }),
    responseEncoding: 'file',
  }),
  documentDelete: endpoint({
    area: 'documents',
    method: 'DELETE',
    path: '/DocumentDelete',
    title: 'Delete a document',
    description: 'Deletes a document and its file; each category has its own code.',
    access: managers,
    scope: 'companies',
    query: object({
      FileName: Type.String({ minLength: 1, maxLength: 255, description: 'FilePath of the document' }),
      RecId: id(),
    }),
    response: Outcome,
  }),
} as const
