import type { PoolClient, QueryConfig } from 'pg'

/**
 * Statements with lists of values exist in many lengths, so only the first 500 statements get a name, and long ones
 * never do.
 */
const maxNames = 500
const longestText = 4000

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || text.length > longestText || names.size >= maxNames) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * A connection that prepares its statements. With row-level security, PostgreSQL takes several times longer to plan a
 * statement than to run it. A prepared statement is planned once per connection instead of once per call.
 */
export const preparing = (client: PoolClient) =>
  ({
    query: (statement: QueryConfig, values: unknown[]) => {
      const name = nameOf(statement.text)
      return client.query({ ...statement, ...(name && { name }) }, values)
    },
  }) as PoolClient
