import { UnreadableAnswerError } from './errors.ts'

/**
 * Parses the JSON of a response. Returns undefined if the body is empty, as with status 204.
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new UnreadableAnswerError(error)
  }
}
