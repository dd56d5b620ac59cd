import type { PoolClient } from 'pg'

/** For the next call to come: milliseconds. */
const patience = 5

const waiting = new Map<PoolClient, NodeJS.Timeout>()

/**
 * Gives a connection back to the pool in its transaction, which has only read. To end it by itself would be a third of
 * what a read sends: it ends in what the connection is used for next or, where that is not at once, by itself.
 */
export function leaveRead(client: PoolClient): void {
  const end = () => {
    waiting.delete(client)
    client.query('commit').catch(() => undefined) // what was only read is known already
  }
  waiting.set(client, setTimeout(end, patience))
  client.release()
}

/** What has to be sent before the BEGIN of the next transaction of a connection. */
export function unfinished(client: PoolClient): string {
  clearTimeout(waiting.get(client))
  return waiting.delete(client) ? 'commit; ' : ''
}
