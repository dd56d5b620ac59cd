import type { Answers } from '@captive/form-engine'
import { createConfirmationNumber } from '@captive/form-engine/claim'

import { toCallFailure } from '../../../../api/call-failure.ts'
import { minuteOfRetries } from '../../../../api/retry-pauses.ts'
import type { SentNumber } from '../sending/sent-number.ts'
import type { ReportingApi } from '../../reporting-api.ts'
import { filesOf, toEmailClaim } from './email-claim.ts'

interface EmailClaimSending {
  api: Pick<ReportingApi, 'fnolEmail' | 'getFNOLConfirmation'>
  clientId: number
  reportingClientId: number
  sentNumber: SentNumber
  /**
   * Returns the content of an uploaded file in base64, for a server that does not accept files by path. Without it, the
   * base64 member stays empty (AMB-143).
   */
  contentOf?: (filePath: string) => Promise<string>
  /** The pauses before each retry, in milliseconds. The default adds up to a minute. */
  pauses?: readonly number[]
}

/**
 * Sends an email claim and returns its confirmation number. Retries for a minute with the same number. If an earlier
 * attempt may have been stored, asks the server first.
 * @throws the error of the last call
 */
export async function sendEmailClaim(answers: Answers, sending: EmailClaimSending): Promise<string> {
  const { api, clientId, reportingClientId, sentNumber, contentOf = async () => '', pauses = minuteOfRetries } = sending
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
    const arrived = earlier !== null && (await api.getFNOLConfirmation(arrival, { retry: pauses })) !== null
    if (!arrived) await api.fnolEmail(claim, { retry: pauses })
  } catch (error) {
    if (toCallFailure(error).kind === 'refused') sentNumber.forget() // the server stored nothing
    throw error
  }
  sentNumber.forget()
  return confirmationNum
}
