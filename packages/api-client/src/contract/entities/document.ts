import { LONGEST } from '@captive/form-engine'
import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { ActiveContent, FileState } from './file-check.ts'
import { flag, moment, nullable, rowId } from './field.ts'
import { object } from '../object.ts'

/** A document of a company or of a whole program (specification, core §3 and areas §3). */
export const Document = object(
  {
    RecId: Type.Integer(),
    DocumentId: Type.String({ description: 'Category path, parts joined by _' }),
    DocumentTypesRecId: Type.Integer(),
    FileName: Type.String(),
    FilePath: Type.String({ description: 'The key that DocumentDownload takes' }),
    Description: Type.String(),
    ClientId: nullable(Type.Integer()),
    ProgramsRecId: nullable(Type.Integer()),
    Year: Type.Integer(),
    Month: Type.Integer(),
    Day: Type.Integer(),
    Quarter: Type.Integer(),
    CreatedDateTime: moment(),
    CreatedBy: Type.String(),
    PolicyNumber: nullable(Type.String()),
    State: Type.Optional(nullable(FileState)),
    ActiveContent: Type.Optional(nullable(ActiveContent)),
  },
  { title: 'Document' },
)
export type Document = Static<typeof Document>

/** A category for filing documents. */
export const DocumentType = object(
  {
    RecId: rowId(),
    Code: Type.String({ description: 'Category path, parts joined by _' }),
    Name: Type.String(),
    Tier: Type.Union([Type.Literal('Program'), Type.Literal('Insured')]),
    IsActive: flag(),
    ClientAllowUpload: flag(),
  },
  { title: 'DocumentType' },
)
export type DocumentType = Static<typeof DocumentType>

/** The request of createDocument. The file must be uploaded first. */
export const DocumentUploadPayload = object(
  {
    DocumentId: Type.String({ minLength: 1, maxLength: 200 }),
    DocumentTypesRecId: id(),
    FilePath: Type.String({ minLength: 1, maxLength: 200 }),
    FileName: Type.String({ minLength: 1, maxLength: 255 }),
    Description: Type.String({ maxLength: LONGEST.text }),
    ClientId: nullable(id()),
    ProgramsRecId: nullable(id()),
    Year: Type.Integer({ minimum: 1900, maximum: 2200 }),
    Month: Type.Integer({ minimum: 1, maximum: 12 }),
    Day: Type.Integer({ minimum: 1, maximum: 31 }),
    Quarter: Type.Integer({ minimum: 1, maximum: 4 }),
  },
  { title: 'DocumentUploadPayload' },
)
export type DocumentUploadPayload = Static<typeof DocumentUploadPayload>
