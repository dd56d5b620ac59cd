import { attentionRules, type AttentionRule } from '@captive/api-client/contract'

import { claimCriterion } from './claim-criterion.ts'
import { claimReopened } from './claim-reopened.ts'
import { claimWithoutNote } from './claim-without-note.ts'
import { deadMail } from './dead-mail.ts'
import { delivery, documentsToFile } from './delivery.ts'
import { expiredInvitation } from './expired-invitation.ts'
import { installment } from './installment.ts'
import { recommendation } from './recommendation.ts'
import { renewalPapers } from './renewal-papers.ts'
import { reserveRaised } from './reserve-raised.ts'
import type { Reader, Rule } from './rule.ts'
import { severeReport } from './severe-report.ts'
import { unsentReport } from './unsent-report.ts'
import { vehicleRequest } from './vehicle-request.ts'
import { withheldFile } from './withheld-file.ts'

/** Every rule by its key. */
const rules: Record<AttentionRule, Rule> = {
  'severe-report': severeReport,
  'unsent-report': unsentReport,
  'renewal-papers': renewalPapers,
  'vehicle-request': vehicleRequest,
  'claim-reopened': claimReopened,
  'reserve-raised': reserveRaised,
  'claim-criterion': claimCriterion,
  'claim-without-note': claimWithoutNote,
  installment,
  recommendation,
  delivery,
  'documents-to-file': documentsToFile,
  'withheld-file': withheldFile,
  'dead-mail': deadMail,
  'expired-invitation': expiredInvitation,
}

/** The rules whose items a user may see, most urgent first. */
export const rulesFor = ({ permissions, scope }: Reader): Rule[] =>
  attentionRules
    .map((key) => rules[key])
    .filter(
      ({ codes, audience }) =>
        codes.every((code) => permissions.has(code)) && (audience === 'everybody' || scope.kind === 'all'),
    )
