import { setTimeout as sleep } from 'node:timers/promises'

import type { Send } from '../test/crash/reporter.ts'

/** A client gave up without a response, so its report may be stored or not. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

interface Sending {
  /** The address for the next try. */
  address: () => string
  /** Whether it tries again without an answer, as the portal does. */
  isPatient: boolean
  /** Ends all tries. */
  signal: AbortSignal
}

/** Milliseconds between two tries. */
const pause = 100
/** Milliseconds after which a try counts as not answered. */
const patience = 45_000
/** The answers after which the portal tries again. */
const temporary = new Set([408, 425, 502, 503, 504, 507])

/**
 * Sends over HTTP.
 * @throws NoAnswerError
 */
export function sendTo({ address, isPatient, signal }: Sending): Send {
  return async ({ method, url, headers, payload }) => {
    for (;;) {
      const answer = await fetch(`${address()}${url}`, {
        method,
        headers,
        ...(payload !== undefined && { body: payload }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
        .then(async (response) => ({ status: response.status, body: await response.text() }))
        .catch(() => undefined)
      if (answer && !temporary.has(answer.status)) return answer
      if (signal.aborted || !isPatient) throw new NoAnswerError(`${method} ${url.split('?')[0]} was not answered.`)
      await sleep(pause)
    }
  }
}
