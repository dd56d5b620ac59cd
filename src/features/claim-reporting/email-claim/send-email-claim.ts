import type { Answers } from '@captive/form-engine'

import { toCallFailure } from '../../../api/call-failure.ts'
import { persistently } from '../../../api/persistently.ts'
import { createConfirmationNumber } from '../confirmation/confirmation-number.ts'
import type { SentNumber } from '../confirmation/sent-number.ts'
import type { ReportingApi } from '../reporting-api.ts'
import { filesOf, toEmailClaim } from './email-claim.ts'

interface EmailClaimSending {
  api: Pick<ReportingApi, 'fnolEmail' | 'getFNOLConfirmation'>
  clientId: number
  reportingClientId: number
  sentNumber: SentNumber
  /**
   * Gives the content of an uploaded file in base64, for a server that does not take files by their path; without it, the
   * member stays empty (AMB-143).
   */
  contentOf?: (filePath: string) => Promise<string>
  /** How long to wait before each further try, in milliseconds; a minute in all when left out. */
  pauses?: number[]
}

/**
 * Sends a claim by e-mail, for a minute if it must be, and gives its confirmation number. Always under the same number;
 * where an earlier try may have arrived, asks first whether it did.
 * @throws what the last call threw
 */
export async function sendEmailClaim(answers: Answers, sending: EmailClaimSending): Promise<string> {
  const { api, clientId, reportingClientId, sentNumber, contentOf = async () => '', pauses } = sending
  const earlier = sentNumber.read()
  const confirmationNum = earlier ?? createConfirmationNumber('email')
  const arrival = { query: { ClientId: clientId, ConfirmationNum: confirmationNum } }
  const files = await Promise.all(
    filesOf(answers).map(async (file) => ({ ...file, base64: await contentOf(file.filePath ?? '') })),
  )
  const claim = {
    query: { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'email' },
    body: toEmailClaim(answers, confirmationNum, files),
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
