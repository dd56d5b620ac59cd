import ky, { HTTPError, type Options } from 'ky'

import { bodyOf } from './body-of.ts'

const busyStatuses = [408, 425, 429]
const failureStatuses = Array.from({ length: 100 }, (_, at) => 500 + at)

/** Whether a later attempt may succeed, because the server is busy or down. */
export function isTemporary(status: number): boolean {
  return busyStatuses.includes(status) || status >= 500
}

/** In milliseconds. */
const longestRetry = 60_000
const longestPause = 15_000

/** ky's options for a call that is safe to repeat. `pauses` are in milliseconds. No retry starts after a minute. */
export function retryOptions(pauses: readonly number[], signal: AbortSignal | undefined): Options {
  const end = Date.now() + longestRetry // a single attempt can take long
  const inTime = () => Date.now() <= end
  return {
    retry: {
      limit: pauses.length,
      methods: ['get', 'put', 'post', 'delete'],
      statusCodes: [...busyStatuses, ...failureStatuses],
      retryOnTimeout: true,
      maxRetryAfter: longestPause,
      delay: (attempt) => pauses[attempt - 1] ?? 0,
      shouldRetry: ({ error }) => {
        if (!inTime() || signal?.aborted) return false
        return error instanceof HTTPError ? undefined : true // undefined lets ky decide by status and Retry-After
      },
    },
    hooks: {
      afterResponse: [
        // A proxy may respond with a page of its own.
        async ({ response }) =>
          response.ok && inTime() && !(await isReadable(response)) ? ky.retry({ code: 'UNREADABLE' }) : undefined,
      ],
    },
  }
}

async function isReadable(response: Response): Promise<boolean> {
  return bodyOf(response).then(
    () => true,
    () => false,
  )
}
