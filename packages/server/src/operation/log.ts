import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import { databaseFailure, framesOf } from '../database/failure.ts'

/**
 * Structured log lines without personal data: the route template instead of the URL, no body, no token. Error messages
 * of the database are left out, because they contain values; names of constraints and tables are logged.
 */
export function logOptions(
  stream: LineStream = linesByTurn(),
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: 'info',
    stream,
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  }
}

export interface LineStream {
  write(line: string): void
}

/** Buffers the lines of one turn of the event loop, because each write to standard output blocks the process. */
function linesByTurn(): LineStream {
  let waiting = ''
  const flush = () => {
    process.stdout.write(waiting)
    waiting = ''
  }
  process.on('exit', flush)
  process.stdout.on('error', () => undefined) // a closed log must not stop the server
  return {
    write(line) {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
  }
}

/** Logs one line per response, with the id of its X-Request-Id header. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** An error without values: its type, code, names from the database, and stack. */
function describeError(error: Error & { code?: unknown }): {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  routine?: string
} {
  const cause = error.cause instanceof Error ? (error.cause as Error & { code?: unknown }) : undefined
  const code = error.code ?? cause?.code
  return {
    type: error.name,
    message: isOurs(error) ? error.message : '',
    stack: framesOf(error).join('\n'),
    ...databaseFailure(error),
    ...(code !== undefined && { code: `${code as string | number}` }),
  }
}

/** Messages of our own errors name fields and never contain values. Parsers and drivers quote their input. */
const isOurs = (error: Error): boolean =>
  !(error instanceof SyntaxError) &&
  !('query' in error) &&
  !('detail' in error) &&
  !('responseCode' in error) &&
  error.cause === undefined
