import autocannon from 'autocannon'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Called for each request. */
  body?: () => string
}

export interface Load {
  perSecond: number
  /** The 99th percentile of the response time, in milliseconds. */
  p99: number
  /** The number of responses, including the last ones. */
  answers: number
}

/** Seconds after which a call without a response counts as failed. */
const patience = 60

/**
 * The minimum number of responses per connection. With fewer, the response that is cut off at the end would distort the
 * result.
 */
const fewestAnswers = 10
/** The maximum duration for slow calls, as a multiple of the given seconds. */
const maxTimes = 6

/**
 * Sends the requests without pauses over several connections, each with its own share of them. Runs for the given
 * seconds, or longer if responses are slow, until each connection has received enough. Resolves when the last request
 * is answered.
 *
 * @throws Error if a response is missing or an error
 */
export async function load(
  origin: string,
  requests: readonly Request[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  let duration = 0
  let answers = 0
  // Each connection has its own requests. Preparing all requests for every connection would take seconds.
  const each = Math.max(fewestAnswers, Math.ceil(requests.length / connections))
  let opened = 0
  const { errors, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const sent = requests.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }),
    }))
    const started = performance.now()
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: patience,
        timeout: patience,
        sampleInt: 50, // determines how soon it stops
        setupClient: (client) => {
          const first = Math.floor((opened++ * sent.length) / connections)
          client.setRequests(Array.from({ length: each }, (_, index) => sent[(first + index) % sent.length] ?? {}))
        },
      },
      (error, result) => (error ? reject(new Error('The measurement failed', { cause: error })) : resolve(result)),
    )
    run.on('response', (_client, _status, _bytes, time) => {
      answers += 1
      if (duration > 0) return
      times.push(time)
      const passed = (performance.now() - started) / 1000
      if (passed < seconds) return
      if (times.length < connections * fewestAnswers && passed < seconds * maxTimes) return
      duration = passed
      run.stop()
    })
  })
  if (duration === 0 || errors + non2xx > 0)
    throw new Error(`${requests[0]?.path}: ${errors} calls failed, ${non2xx} were refused`)
  return { perSecond: times.length / duration, p99: percentile(times, 0.99), answers }
}

/** A percentile of the times. `part` is between 0 and 1. */
export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
