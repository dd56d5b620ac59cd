import autocannon from 'autocannon'

/** What is sent again and again: the same but for the headers, which take turns, and the body, made anew each time. */
export interface Target {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>[]
  body?: () => string
  /** Every answer has to be this one, where it is always the same. */
  expected?: string
}

export interface Load {
  perSecond: number
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number
}

/** Seconds after which a call that is not answered counts as failed. */
const patience = 60

/** With fewer answers on a connection, the one that is cut off at the end would count for too much. */
const fewestAnswers = 10
/** A slow call is not waited for longer than so many times the seconds. */
const mostTimes = 6

/**
 * Calls without a pause over so many connections, for the seconds or, where the call is slow, until each connection had
 * some answers; comes back when the server has nothing left to do.
 * @throws Error when an answer is missing, an error, or not the expected one
 */
export async function load(origin: string, target: Target, connections: number, seconds: number): Promise<Load> {
  const { path, method, headers, body, expected } = target
  const times: number[] = []
  let duration = 0
  const { errors, non2xx, mismatches } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: `${origin}${path}`,
      connections,
      duration: patience,
      timeout: patience,
      sampleInt: 50, // how soon it stops
      requests: headers.map((each) => ({
        method,
        headers: each,
        ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }),
      })),
      ...(expected !== undefined && { verifyBody: (answer) => answer === expected }),
    }
    const started = performance.now()
    const run = autocannon(options, (error, result) =>
      error ? reject(new Error(`${path} could not be measured`, { cause: error })) : resolve(result),
    )
    run.on('response', (_client, _status, _bytes, time) => {
      if (duration > 0) return
      times.push(time) // autocannon's own figures lack the 95th percentile
      const passed = (performance.now() - started) / 1000
      if (passed < seconds) return
      if (times.length < connections * fewestAnswers && passed < seconds * mostTimes) return
      duration = passed
      run.stop()
    })
  })
  if (duration === 0 || errors + non2xx + mismatches > 0)
    throw new Error(
      `${method} ${path}: ${errors} calls failed, ${non2xx} were refused, ${mismatches} were answered otherwise`,
    )
  await callOnce(origin, target) // its turn comes after the calls that were cut off
  times.sort((one, other) => one - other)
  return { perSecond: times.length / duration, p95: times[Math.floor(times.length * 0.95)] ?? 0 }
}

/** Makes the call by itself. */
export async function callOnce(origin: string, { path, method, headers, body }: Target) {
  const response = await fetch(`${origin}${path}`, { method, headers: headers[0] ?? {}, body: body?.() ?? null })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
  return { headers: response.headers, text }
}
