import { CallFailedError, type Api } from '@captive/api-client'

import { AnswersRefusedError } from '../../../forms/answers-refused.ts'

/**
 * Sets the password of the account that the token belongs to.
 * @throws AnswersRefusedError if the server refuses the password, that is, a failure while the token is still valid
 */
export async function setPassword(
  api: Pick<Api, 'resetPassword' | 'isPasswordLinkGood'>,
  Password: string,
  Token: string,
): Promise<void> {
  try {
    await api.resetPassword({ query: { Password, Token } })
  } catch (error) {
    if (!(error instanceof CallFailedError)) throw error
    const isLinkGood = await api.isPasswordLinkGood({ query: { Token } }).catch(() => false)
    throw isLinkGood ? new AnswersRefusedError([{ key: 'password', message: error.message }]) : error
  }
}
