import { Type, type Static } from 'typebox'

import { calendarDate } from './field.ts'
import { object } from '../object.ts'

/** The newest valuation date of a source's claims. */
export const SourceValuation = object(
  { Source: Type.String({ description: 'The claims administrator' }), ValuationDate: calendarDate() },
  { title: 'SourceValuation' },
)
export type SourceValuation = Static<typeof SourceValuation>
