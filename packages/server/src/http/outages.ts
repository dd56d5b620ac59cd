import { RefusedError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/** The database or the file storage is unreachable. */
class UnreachableDataError extends RefusedError {
  override readonly name = 'UnreachableDataError'
  readonly status = 503
  override readonly retryAfter = 10

  constructor() {
    super(texts.unreachable)
  }
}

/** A disk is full, or a storage quota is used up. */
class NoRoomError extends RefusedError {
  override readonly name = 'NoRoomError'
  readonly status = 507
  override readonly retryAfter = 60

  constructor() {
    super(texts.noRoom)
  }
}

/** Error codes of Node and PostgreSQL (SQLSTATE), and error names of S3 servers. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity'])
const unreachable = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P05', '58030', 'EIO', 'ServiceUnavailable', 'SlowDown', 'TimeoutError'],
])

/**
 * Messages of the drivers for a lost or closed connection, which has no code. The last one is PGlite's answer to every
 * query after its journal ran out of disk space; only a restart helps.
 */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos|cannot drop active portal)/

/** The refusal for an outage of the database or the storage; undefined for any other error. */
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

/** An error and its causes: drivers wrap each other's errors. */
function* causesOf(error: unknown): Generator<Error & { code?: string }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    yield one
    if (one instanceof AggregateError) for (const each of one.errors) if (each instanceof Error) yield each
  }
}
