import { CallFailedError, type Api } from '@captive/api-client'

import { AnswersRefusedError } from '../../forms/answers-refused.ts'

/**
 * Sets the password of the account that a mailed link was made for.
 * @throws AnswersRefusedError when the server takes a password for a common one: a failure while the link is still good
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
