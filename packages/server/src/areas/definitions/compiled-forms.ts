import type { FormKind } from '@captive/api-client/contract'
import type { DefinitionRows, Form } from '@captive/form-engine'
import { claimTypes } from '@captive/form-engine/claim'

import { claimFormOf } from '../claim-reporting/index.ts'
import { endorsementFormOf } from '../endorsements/index.ts'

/** The forms that members fill in, compiled from published tables. */
export const compiledForms: Record<FormKind, (tables: DefinitionRows) => Form[]> = {
  'claim-report': (tables) => claimTypes.map((type) => claimFormOf(tables, type)),
  'vehicle-endorsement': (tables) => [endorsementFormOf([], tables)],
}
