import { Type } from 'typebox'

import { endpoint } from './endpoint.ts'
import { outcomeWith } from './envelope.ts'

/** Files. The largest accepted is 20761804.8 bytes (specification, core §9; AMB-066). */
export const documents = {
  documentUpload: endpoint({
    area: 'documents',
    method: 'POST',
    path: '/DocumentUpload',
    title: 'Upload a file',
    description: 'Stores one file, field `file`, under a random key and gives that key back.',
    access: ['006-001', '000-001-004', '002-003-005-001'],
    scope: 'self',
    body: Type.Unknown({ description: 'multipart/form-data with one field, file' }),
    bodyEncoding: 'multipart',
    response: outcomeWith(Type.String({ description: 'The stored path' })),
  }),
} as const
