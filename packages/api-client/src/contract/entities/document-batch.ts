import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, nullable } from './field.ts'

/** The properties of a document that its file name suggests. */
export const DocumentGuess = object(
  {
    FileName: Type.String(),
    ClientId: nullable(Type.Integer()),
    ProgramsRecId: nullable(Type.Integer()),
    DocumentTypesRecId: nullable(Type.Integer()),
    Year: nullable(Type.Integer()),
  },
  { title: 'DocumentGuess' },
)
export type DocumentGuess = Static<typeof DocumentGuess>

/** A user who downloaded a document. */
export const DocumentReader = object(
  {
    UsersRecId: Type.Integer(),
    Name: Type.String(),
    Email: Type.String(),
    ClientName: Type.String(),
    Times: Type.Integer(),
    LastReadAt: moment(),
  },
  { title: 'DocumentReader' },
)
export type DocumentReader = Static<typeof DocumentReader>
