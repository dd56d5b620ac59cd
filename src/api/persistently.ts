import { CallRefusedError } from '@captive/api-client'

import { toCallFailure } from './call-failure.ts'

/** In milliseconds: how long to wait before each further try; a minute in all. */
const pausesOfAMinute = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]

/**
 * Makes a call that is safe to repeat, and again after failures that may pass by themselves: no answer, or a server
 * that is busy or down. Gives up after a minute, or once `signal` says so.
 * @throws what the last call threw
 */
export async function persistently<Answer>(
  call: () => Promise<Answer>,
  pauses = pausesOfAMinute,
  signal?: AbortSignal,
): Promise<Answer> {
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

function mayPass(error: unknown): boolean {
  if (!(error instanceof CallRefusedError)) return toCallFailure(error) === 'unreachable'
  return error.status >= 500 || [408, 425, 429].includes(error.status)
}
