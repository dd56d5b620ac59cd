import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import { databaseFailure, framesOf } from '../database/failure.ts'

/**
 * Structured lines that hold no personal data: the route's template and never the address with its query, no body,
 * no token. Of an error only what we wrote ourselves: the database's messages repeat values, the names it gives do not.
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

/** The standard output, to which all lines of one turn of the event loop go at once: each write halts the process. */
function linesByTurn(): LineStream {
  let waiting = ''
  const flush = () => {
    process.stdout.write(waiting)
    waiting = ''
  }
  process.on('exit', flush)
  process.stdout.on('error', () => undefined) // nobody reads the log any more: the calls go on
  return {
    write(line) {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
  }
}

/** One line for each answer, under the id that it names in a header. */
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

/** An error without its message's values: its kind, its code, what the database names, and where it was thrown. */
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

/** Errors that this project throws name fields and paths, never values; those of a parser repeat what they read. */
const isOurs = (error: Error): boolean =>
  !(error instanceof SyntaxError) &&
  !('query' in error) &&
  !('detail' in error) &&
  !('responseCode' in error) &&
  error.cause === undefined
