import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { localToday, parseDefinitions, type Answers } from '@captive/form-engine'
import type { ClaimType } from '@captive/form-engine/claim'

import { demoSession } from '../../../session/testing/demo-session.ts'
import type { ReportSetting } from '../model/report/claim-report.ts'
import { demoPolicies } from './demo-policies.ts'
import { prefill } from '../model/forms/prefill.ts'

const session = demoSession()

/** The served form, demo policies and the demo session's own company, for tests and stories. */
export const demoSetting: ReportSetting = {
  definitions: parseDefinitions(servedDefinitions),
  policies: demoPolicies,
  prefill: session.company ? prefill(session, session.company) : raise(),
  reporter: { firstName: session.FirstName, lastName: session.LastName },
}

/** Complete answers of step 3 for a type, from the samples of the catalog. */
export function sampleAnswers(claimType: ClaimType): Answers {
  return samples.find((sample) => sample.claimType === claimType)?.answers(localToday()) ?? raise()
}

function raise(): never {
  throw new TypeError('The demo data has no such sample.')
}
