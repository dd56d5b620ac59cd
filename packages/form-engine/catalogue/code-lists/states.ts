import { US_STATES } from '../../src/kinds/us-states.ts'
import type { CodeList } from '../notation/codes.ts'

/** The states as a code list, by postal code. */
export const states: CodeList = US_STATES.map(({ value, label }) => ({ value, label, active: true }))
