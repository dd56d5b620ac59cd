import type { Duplex } from 'node:stream'
import type { PoolClient, QueryConfig } from 'pg'

/** Statements with lists of rows come in many lengths; the first few hundred texts are kept, long ones never. */
const mostNames = 500
const longestText = 4000

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || text.length > longestText || names.size >= mostNames) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * A connection that prepares its statements, and sends those of one turn of the event loop at once. Planning one under
 * row-level security takes PostgreSQL several times as long as running it; this way it is planned once for each
 * connection, and not at every call.
 */
export const preparing = (client: PoolClient) =>
  ({
    query: (statement: QueryConfig, values: unknown[]) => {
      const name = nameOf(statement.text)
      gatherWrites(client)
      return client.query({ ...statement, ...(name && { name }) }, values)
    },
  }) as PoolClient

/** The same without a name, for a connection on which a statement may not be there any more the next time. */
export const gathering = (client: PoolClient) =>
  ({
    query: (statement: QueryConfig, values: unknown[]) => {
      gatherWrites(client)
      return client.query(statement, values)
    },
  }) as PoolClient

/** Each write to a socket halts the process for as long as ten rows take to be read. */
function gatherWrites(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection // not in its types
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
