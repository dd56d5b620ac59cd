import autocannon from 'autocannon'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** Made anew each time. */
  body?: () => string
}

export interface Load {
  perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
  /** All of them, until the last. */
  answers: number
}

/** Seconds after which a call that is not answered counts as failed. */
const patience = 60

/** With fewer answers on a connection, the one that is cut off at the end would count for too much. */
const fewestAnswers = 10
/** A slow call is not waited for longer than so many times the seconds. */
const mostTimes = 6

/**
 * Sends the requests in turn, without a pause, over so many connections, each of which has another part of them; for the
 * seconds or, where answers are slow, until each connection had some. Comes back when the last of them is answered.
 * @throws Error when an answer is missing or an error
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
  // Each connection has requests of its own: to prepare all of them for each would take the load generator seconds.
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
        sampleInt: 50, // how soon it stops
        setupClient: (client) => {
          const first = Math.floor((opened++ * sent.length) / connections)
          client.setRequests(Array.from({ length: each }, (_, index) => sent[(first + index) % sent.length] ?? {}))
        },
      },
      (error, result) => (error ? reject(new Error('It could not be measured', { cause: error })) : resolve(result)),
    )
    run.on('response', (_client, _status, _bytes, time) => {
      answers += 1
      if (duration > 0) return
      times.push(time)
      const passed = (performance.now() - started) / 1000
      if (passed < seconds) return
      if (times.length < connections * fewestAnswers && passed < seconds * mostTimes) return
      duration = passed
      run.stop()
    })
  })
  if (duration === 0 || errors + non2xx > 0)
    throw new Error(`${requests[0]?.path}: ${errors} calls failed, ${non2xx} were refused`)
  return { perSecond: times.length / duration, p99: percentile(times, 0.99), answers }
}

/** A percentile of the times; `part` is between 0 and 1. */
export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
