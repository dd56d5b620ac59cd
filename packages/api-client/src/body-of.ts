import { UnreadableAnswerError } from './errors.ts'

/**
 * The JSON of an answer, or undefined if the body is empty, as with status 204.
 * @throws UnreadableAnswerError where it is something else, for example the page that a proxy shows
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
