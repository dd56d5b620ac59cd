import {
  attentionRules,
  maxId,
  type Attention,
  type AttentionRule,
  type AttentionState,
} from '@captive/api-client/contract'
import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { enterSystemScope } from '../../database/enter-system-scope.ts'
import { companyInScope } from '../../database/scope.ts'
import { selectRows } from '../../database/select-rows.ts'
import { attentionMarks } from '../../database/tables/attention.ts'
import { clients } from '../../database/tables/clients.ts'
import { rulesFor } from './rules/index.ts'
import type { Reader, Rule } from './rules/rule.ts'

/** The most items of a rule in a response: one of several rules, or the only rule requested. */
const maxItems = { perRule: 20, singleRule: 1_000 }

interface ItemFilter {
  /** All companies in scope if undefined. */
  company?: number | undefined
  state?: AttentionState | undefined
  /** All rules if undefined. */
  rule?: AttentionRule | undefined
}

type ListedItem = Attention['Items'][number] & { total: number }

/**
 * What needs a user's attention: the oldest items of each rule, and their total number. The transaction may be in the
 * system scope afterward.
 */
export async function readAttention(
  tx: Transaction,
  reader: Reader,
  { company, state = 'open', rule: requestedRule }: ItemFilter,
): Promise<Attention> {
  const listed = requestedRule === undefined ? maxItems.perRule : maxItems.singleRule
  const query = (rules: readonly Rule[]) => {
    const items = markedItems(reader, rules, company)
    return sql`select item."key" "Key", rule "Rule", company "ClientId", ${clients.ClientName} "ClientName",
        "name" "Name", detail "Detail", amount::float8 "Amount", "count" "Count", since::text "Since", due::text "Due",
        link "Link", until::text "Until", total::integer
      from (select item.*, count(*) over (partition by rule) total,
          row_number() over (partition by rule order by due, since, "key") place
        from (${items}) item where state = ${state}) item
      left join ${clients} on ${clients.ClientId} = company
      where place <= ${listed} order by place`
  }
  const isRequested = ({ key }: Rule) => requestedRule === undefined || key === requestedRule
  const found = await queryRules<ListedItem>(tx, reader, query, isRequested)
  const ranked = attentionRules.flatMap((key) => found.filter(({ Rule: rule }) => rule === key))
  const totals = new Map(ranked.map(({ Rule: rule, total }) => [rule, total]))
  return {
    Items: ranked.map(({ total: _, ...item }) => item),
    Counts: [...totals].map(([key, Count]) => ({ Rule: key, Count })),
  }
}

/** The number of open items of each company. The transaction may be in the system scope afterward. */
export async function countItems(tx: Transaction, reader: Reader): Promise<ReadonlyMap<number, number>> {
  const counted = await queryRules<{ company: number; items: number }>(
    tx,
    reader,
    (rules) => sql`select company, count(*)::integer items from (${markedItems(reader, rules, undefined)}) item
      where state = 'open' and company is not null group by company`,
  )
  const byCompany = Map.groupBy(counted, ({ company }) => company)
  return new Map(
    [...byCompany].map(([company, counts]) => [company, counts.reduce((sum, { items }) => sum + items, 0)]),
  )
}

/** Whether a user has an item, regardless of its mark. The transaction may be in the system scope afterward. */
export async function hasItem(tx: Transaction, reader: Reader, key: string): Promise<boolean> {
  const company = Number(key.split(':')[1])
  if (company > maxId) return false
  const found = await queryRules(
    tx,
    reader,
    (rules) =>
      sql`select 1 from (${markedItems(reader, rules, company === 0 ? undefined : company)}) item where "key" = ${key}`,
    (rule) => key.startsWith(`${rule.key}:`),
  )
  return found.length > 0
}

/** Runs one query for all rules of a user. Rules that need the system scope run last. */
async function queryRules<Row>(
  tx: Transaction,
  reader: Reader,
  query: (rules: readonly Rule[]) => SQL,
  isRequested: (rule: Rule) => boolean = () => true,
): Promise<Row[]> {
  const rules = rulesFor(reader).filter(isRequested)
  const run = async (some: readonly Rule[], inTransaction: Transaction) =>
    some.length === 0 ? [] : selectRows<Row>(inTransaction, query(some))
  const own = await run(
    rules.filter(({ readsAsSystem }) => !readsAsSystem),
    tx,
  )
  const ofSystem = rules.filter(({ readsAsSystem }) => readsAsSystem)
  return ofSystem.length === 0 ? own : [...own, ...(await run(ofSystem, await enterSystemScope(tx)))]
}

/** The items of rules with their keys and the user's marks. */
function markedItems(reader: Reader, rules: readonly Rule[], company: number | undefined): SQL {
  const isInScope = (column: AnyColumn) =>
    and(companyInScope(reader.scope, column), company === undefined ? undefined : eq(column, company)) as SQL
  const all = rules.map((rule) => {
    const key = sql.raw(`'${rule.key}'`)
    return sql`select ${key} rule, ${key} || ':' || coalesce(company, 0) || ':' || subject "key", item.*
      from (${rule.items({ reader, isInScope })}) item
      where ${company === undefined ? sql`true` : sql`company = ${company}`}`
  })
  return sql`select item.*, mark.snoozed_until until,
      case when mark.item_key is null then 'open'
        when mark.snoozed_until is not null then case when mark.snoozed_until > current_date then 'snoozed' else 'open' end
        when since > mark.marked_at::date then 'open' else 'done' end state
    from (${sql.join(all, sql` union all `)}) item
    left join ${attentionMarks} mark on mark.users_rec_id = ${reader.userId} and mark.item_key = "key"`
}
