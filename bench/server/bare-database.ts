import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** A database by its driver alone. */
export interface BareDatabase {
  query: Query
  transaction(work: (query: Query) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL by its address or PGlite by its folder. */
export async function openBareDatabase(place: string): Promise<BareDatabase> {
  return place.startsWith('postgres') ? onPostgres(place) : onPglite(await PGlite.create(place))
}

function onPostgres(address: string): BareDatabase {
  const pool = new Pool({ connectionString: address })
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async transaction(work) {
      const client = await pool.connect()
      await client.query('begin')
      await work(async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[])
      await client.query('commit')
      client.release()
    },
    close: () => pool.end(),
  }
}

function onPglite(database: PGlite): BareDatabase {
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await database.query<Row>(text, values)).rows,
    transaction: (work) =>
      database.transaction((tx) =>
        work(async <Row>(text: string, values?: unknown[]) => (await tx.query<Row>(text, values)).rows),
      ),
    close: () => database.close(),
  }
}
