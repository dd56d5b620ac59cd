import { RefusedError } from './refusals.ts'

/** The database, or where files are, cannot be reached: nothing is wrong with the call. */
class UnreachableDataError extends RefusedError {
  override readonly name = 'UnreachableDataError'
  readonly status = 503
  override readonly retryAfter = 10

  constructor() {
    super('The portal cannot reach its data at the moment. Nothing is lost: please try again in a minute.')
  }
}

/** A disk is full, or a quota of it is used up. */
class NoRoomError extends RefusedError {
  override readonly name = 'NoRoomError'
  readonly status = 507
  override readonly retryAfter = 60

  constructor() {
    super(
      'The portal has no room to keep anything new at the moment. Nothing is lost: please try again in a few minutes.',
    )
  }
}

/** Codes of Node, of PostgreSQL (SQLSTATE) and names of S3 servers. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity'])
const unreachable = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P05', '58030', 'EIO', 'ServiceUnavailable', 'SlowDown', 'TimeoutError'],
])

/**
 * How the drivers tell of a lost connection, or of a closed one, without a code. The last is what PGlite says to everything
 * once its journal found no room: it has to be started again.
 */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos|cannot drop active portal)/

/** What a failure of what the server stands on is answered with; undefined for any other failure. */
export function outageOf(error: unknown): RefusedError | undefined {
  for (const one of causesOf(error)) {
    const names = [one.code, one.name]
    if (names.some((name) => name !== undefined && noRoom.has(name))) return new NoRoomError()
    if (names.some((name) => name !== undefined && (unreachable.has(name) || /^08...$/.test(name))))
      return new UnreachableDataError()
    if (lostConnection.test(one.message)) return new UnreachableDataError()
  }
  return undefined
}

/** An error, what caused it, and what caused that: drivers wrap each other's. */
function* causesOf(error: unknown): Generator<Error & { code?: string }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    yield one
    if (one instanceof AggregateError) for (const each of one.errors) if (each instanceof Error) yield each
  }
}
