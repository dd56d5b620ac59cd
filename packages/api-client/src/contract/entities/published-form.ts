import type { Definitions, FormSettings } from '@captive/form-engine'
import { checkServedClaim, SERVED_SETTINGS, type ServedDiagnostic } from '@captive/form-engine/claim'

import { checkQuestions } from './check-questions.ts'
import type { FormKind } from './form-kind.ts'

interface PublishedForm {
  /** How the engine reads the definitions. */
  readonly settings: FormSettings
  /** What is wrong beyond what the engine finds in every form. */
  readonly check: (definitions: Definitions) => readonly ServedDiagnostic[]
}

/** How the forms that staff publish are checked. Apart from their names, because few pages load the checks. */
export const publishedForms: Readonly<Record<FormKind, PublishedForm>> = {
  'claim-report': { settings: SERVED_SETTINGS, check: checkServedClaim },
  'vehicle-endorsement': { settings: {}, check: checkQuestions },
}
