import type { ClaimSubmission, PossibleDuplicate } from '@captive/api-client/contract'

import { minuteOfRetries } from '../../../../api/retry-pauses.ts'
import type { ReportingApi } from '../../reporting-api.ts'
import type { TypedReport } from '../report/submission.ts'

interface ReportCalls {
  readonly api: Pick<ReportingApi, 'findFNOLDuplicates' | 'getFNOLConfirmation' | 'fnolSubmit2'>
  readonly clientId: number
  readonly reportingClientId: number
  /** The pauses before each retry, in milliseconds. The default adds up to a minute. */
  readonly pauses?: readonly number[]
}

/** Reports of the same incident; empty if the server does not respond, so that a failure never prevents a report. */
export async function findDuplicates(
  { api, clientId }: ReportCalls,
  { claimType, loss }: TypedReport,
): Promise<readonly PossibleDuplicate[]> {
  const answers = { ...loss.form.project(loss.answers()) }
  return api.findFNOLDuplicates({ query: { ClientId: clientId }, body: { claimType, answers } }).catch(() => [])
}

/** Whether the server stored a report under this number. Retries for a minute. */
export async function hasArrived(
  { api, clientId, pauses = minuteOfRetries }: ReportCalls,
  confirmationNum: string,
): Promise<boolean> {
  const query = { ClientId: clientId, ConfirmationNum: confirmationNum }
  return (await api.getFNOLConfirmation({ query }, { retry: pauses })) !== null
}

/** Sends a report. Retries for a minute; the confirmation number in the body is the idempotency key. */
export async function sendReport(
  { api, clientId, reportingClientId, pauses = minuteOfRetries }: ReportCalls,
  body: ClaimSubmission & { draftId?: string },
): Promise<void> {
  const query = { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'online' } as const
  await api.fnolSubmit2({ query, body }, { retry: pauses })
}
