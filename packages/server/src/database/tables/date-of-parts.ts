import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * A date from its parts. Days and months beyond the end roll over, because `make_date` throws on a date such as
 * February 30.
 */
export const dateOfParts = (year: SQLWrapper, month: SQLWrapper, day: SQLWrapper): SQL<string> =>
  sql`(date '2000-01-01' + make_interval(
    years => ${year} - 2000, months => ${month} - 1, days => ${day} - 1))::date`
