import type { Definitions, FormSettings } from '@captive/form-engine'
import { checkServedClaim, SERVED_SETTINGS, type ServedDiagnostic } from '@captive/form-engine/claim'

import { checkQuestions } from './check-questions.ts'
import type { FormKind } from './form-kind.ts'

interface PublishedForm {
  /** The engine's settings for the definitions. */
  readonly settings: FormSettings
  /** Checks that apply only to this form, in addition to the engine's checks of every form. */
  readonly check: (definitions: Definitions) => readonly ServedDiagnostic[]
}

/**
 * How to check each form that staff publish. Separate from the names of the forms, because few pages load the checks.
 */
export const publishedForms: Readonly<Record<FormKind, PublishedForm>> = {
  'claim-report': { settings: SERVED_SETTINGS, check: checkServedClaim },
  'vehicle-endorsement': { settings: {}, check: checkQuestions },
}
