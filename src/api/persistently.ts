import { toCallFailure } from './call-failure.ts'

/** In milliseconds: how long to wait before each further try; a minute in all. */
const pausesOfAMinute = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]

interface Persistence {
  /** How long to wait before each further try, in milliseconds; a minute in all when left out. */
  readonly pauses?: readonly number[] | undefined
  /** Ends the tries. */
  readonly signal?: AbortSignal
}

/**
 * Makes a call that is safe to repeat, and again after failures that may pass by themselves. Gives up after a minute, or
 * once `signal` says so.
 * @throws what the last call threw
 */
export async function persistently<Answer>(
  call: () => Promise<Answer>,
  persistence: Persistence = {},
): Promise<Answer> {
  const { pauses = pausesOfAMinute, signal } = persistence
  const end = Date.now() + 60_000 // also where each call only fails after a long wait
  for (const pause of pauses) {
    try {
      return await call()
    } catch (error) {
      if (toCallFailure(error).kind !== 'try again' || signal?.aborted || Date.now() > end) throw error
    }
    await new Promise((resume) => setTimeout(resume, pause))
  }
  return await call()
}
