import { sql, type SQL } from 'drizzle-orm'

/** The columns that a rule fills in. Omitted columns are null. */
export interface ItemColumns {
  /** Null for items that do not belong to a company. */
  company: SQL
  /**
   * Identifies the item within its rule and company. A new subject is a new item, even if the previous one was marked
   * as done. It has only the signs that the item key of the contract allows, so free text must be hashed.
   */
  subject: SQL
  name?: SQL
  detail?: SQL
  amount?: SQL
  count?: SQL
  /** A date. If it becomes later, an item that was marked as done is open again. */
  since?: SQL
  /** A date. */
  due?: SQL
  link: SQL
}

/** The select list of a rule's query, in the column order that the union requires. */
export function itemColumns({ company, subject, name, detail, amount, count, since, due, link }: ItemColumns): SQL {
  const none = sql`null`
  return sql`(${company})::integer company, (${subject})::text subject, coalesce((${name ?? none})::text, '') "name",
    (${detail ?? none})::text detail, (${amount ?? none})::numeric amount, (${count ?? none})::integer "count",
    (${since ?? none})::date since, (${due ?? none})::date due, (${link})::text link`
}
