import { CallRefusedError } from '@captive/api-client'

import { reasonOf } from '../../../api/call-failure.ts'
import { texts } from '../texts.ts'
import { CeremonyCanceledError } from '../webauthn.ts'

/** Why a sign-in failed. Unlike elsewhere, status 401 includes a reason, because no session has ended. */
export function reasonOfSignIn(error: Error): string {
  if (error instanceof CeremonyCanceledError) return texts.otherWays.canceled
  return error instanceof CallRefusedError && error.status === 401 ? error.message : reasonOf(error)
}
