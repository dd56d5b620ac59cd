import type { Answers } from '@captive/form-engine'

import { toCallFailure } from '../../../api/call-failure.ts'
import { persistently } from '../../../api/persistently.ts'
import { createConfirmationNumber } from '../confirmation/confirmation-number.ts'
import type { SentNumber } from '../confirmation/sent-number.ts'
import type { ReportingApi } from '../reporting-api.ts'
import { toEmailClaim } from './email-claim.ts'

interface EmailClaimSending {
  api: Pick<ReportingApi, 'fnolEmail' | 'getFNOLConfirmation'>
  clientId: number
  reportingClientId: number
  sentNumber: SentNumber
  /** How long to wait before each further try, in milliseconds; a minute in all when left out. */
  pauses?: number[]
}

/**
 * Sends a claim by e-mail, for a minute if it must be, and gives its confirmation number. Always under the same number;
 * where an earlier try may have arrived, asks first whether it did.
 * @throws what the last call threw
 */
export async function sendEmailClaim(answers: Answers, sending: EmailClaimSending): Promise<string> {
  const { api, clientId, reportingClientId, sentNumber, pauses } = sending
  const earlier = sentNumber.read()
  const confirmationNum = earlier ?? createConfirmationNumber('email')
  const arrival = { query: { ClientId: clientId, ConfirmationNum: confirmationNum } }
  const claim = {
    query: { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'email' },
    body: toEmailClaim(answers, confirmationNum),
  } as const
  sentNumber.keep(confirmationNum)
  try {
    const arrived =
      earlier !== null && (await persistently(() => api.getFNOLConfirmation(arrival), { pauses })) !== null
    if (!arrived) await persistently(() => api.fnolEmail(claim), { pauses })
  } catch (error) {
    if (toCallFailure(error).kind === 'refused') sentNumber.forget() // the server looked at it, and nothing is stored
    throw error
  }
  sentNumber.forget()
  return confirmationNum
}
