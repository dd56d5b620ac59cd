import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, nullable } from './field.ts'

/**
 * Converts a filed report to a row of a flat file: the column headings in order, each with its label codes. A list
 * instead of a map, because a database does not keep the order of a map.
 */
export const ReportMapping = object(
  {
    columns: Type.Array(
      object({
        column: Type.String({ minLength: 1, maxLength: 200, description: 'The header of the column' }),
        from: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
          minItems: 1,
          maxItems: 20,
          description:
            'Label codes, whose answers are joined by a space. `DateOfLoss` is the answer as stored, `State:label` as shown, and `#ClaimNumber` a fact of the report',
        }),
      }),
      { minItems: 1, maxItems: 500 },
    ),
  },
  { title: 'ReportMapping' },
)
export type ReportMapping = Static<typeof ReportMapping>

/** The current mapping. */
export const KeptReportMapping = object(
  {
    Mapping: ReportMapping,
    Version: nullable(Type.Integer({ description: 'Null for the mapping of the portal' })),
    By: nullable(Type.String()),
    At: nullable(moment()),
  },
  { title: 'KeptReportMapping' },
)
export type KeptReportMapping = Static<typeof KeptReportMapping>
