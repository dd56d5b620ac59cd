import { Type } from 'typebox'

import { Document, DocumentType, DocumentUploadPayload } from './entities/document.ts'
import { documentCategories } from './entities/document-category.ts'
import { nullable } from './entities/field.ts'
import { PackKind } from './entities/pack.ts'
import { endpoint, type PermissionCode } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

/** The delete codes of all document categories. The server requires the code of the document's own category. */
const managers = documentCategories.flatMap(({ manage }) => manage ?? []) as [PermissionCode, ...PermissionCode[]]

const pack = object({ ClientId: id(), Kind: PackKind })

/** A pack is filed as a renewal document, so making one requires the permission to file those. */
const packMakers = ['002-003-005-001'] as const

/** Documents and files. An uploaded file may have at most 20761804.8 bytes (specification, core §9; AMB-066). */
export const documents = {
  getDocumentsByProgram: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/getDocumentsByProgram',
    title: 'Documents of a program',
    description:
      'Documents of a program that the caller may see, in the categories for which the caller has a code (`documentCategories`), newest first.',
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
      'Documents of one company, in the categories for which the caller has a code (`documentCategories`), newest first.',
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
      'Files an uploaded file under a category. Staff file all documents except those that members upload themselves; members file their renewal documents (AMB-072).',
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
    description: 'Stores one file (field `file`) under a random key and returns the key.',
    access: ['006-001', '000-001-004', '002-003-005-001', '004-001-002'],
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
    description: 'The file of a document that the caller may list and open. Its type is detected from its content.',
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
  orderPack: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/OrderPack',
    capability: 'Packs',
    title: 'Create a pack',
    description:
      'Creates one PDF of loss runs, large losses, funds, vehicles, score and open recommendations, files it with the renewal documents, and returns the document. Chapters that the caller may not see are left out. A second request for the same pack waits for the first. An addition to the specification.',
    access: packMakers,
    scope: { company: 'ClientId' },
    query: pack,
    response: payload(nullable(Document)),
    takesMinutes: true,
  }),
  getPackProgress: endpoint({
    area: 'documents',
    method: 'GET',
    path: '/GetPackProgress',
    capability: 'Packs',
    title: 'Progress of a pack',
    description:
      'The number of finished rows of the pack that the caller ordered; null if no pack is being generated, or if another copy of the server generates it.',
    access: packMakers,
    scope: { company: 'ClientId' },
    query: pack,
    response: payload(nullable(object({ Rows: Type.Integer(), Done: Type.Integer() }))),
  }),
} as const
