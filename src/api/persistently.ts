import { CallRefusedError } from '@captive/api-client'

import { toCallFailure } from './call-failure.ts'

/** In milliseconds: how long to wait before each further try; a minute in all. */
const pausesOfAMinute = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]

interface Persistence {
  /** How long to wait before each further try, in milliseconds; a minute in all when left out. */
  readonly pauses?: readonly number[] | undefined
  /** Ends the tries. */
  readonly signal?: AbortSignal
  /** Whether a failure may pass by itself: no answer, or a server that is busy or down, when left out. */
  readonly mayPass?: (error: unknown) => boolean
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
  const { pauses = pausesOfAMinute, signal, mayPass = isBusyOrDown } = persistence
  const end = Date.now() + 60_000 // also where each call only fails after a long wait
  for (const pause of pauses) {
    try {
      return await call()
    } catch (error) {
      if (!mayPass(error) || signal?.aborted || Date.now() > end) throw error
    }
    await new Promise((resume) => setTimeout(resume, pause))
  }
  return await call()
}

/** Whether no answer came at all. */
export function isUnreachable(error: unknown): boolean {
  return toCallFailure(error) === 'unreachable'
}

function isBusyOrDown(error: unknown): boolean {
  if (!(error instanceof CallRefusedError)) return isUnreachable(error)
  return error.status >= 500 || [408, 425, 429].includes(error.status)
}
