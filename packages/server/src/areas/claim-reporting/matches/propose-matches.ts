import { sql } from 'drizzle-orm'
import { claimTypeRules, isSameLine } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { selectRows } from '../../../database/select-rows.ts'
import { dateOfParts } from '../../../database/tables/date-of-parts.ts'
import { lossDateCode } from '../suggestions/incident.ts'
import { isSamePerson } from './is-same-person.ts'
import { readReportedFacts } from './reported-facts.ts'

/** A report without a claim, and a claim of the same company at about the same date. */
interface Pair {
  report: number
  claimType: string
  claim: number
  line: string
  driver: string | null
  claimant: string
}

/**
 * Proposes claims that a delivery added or changed for reports without a claim. The company and the line must match,
 * the loss dates may differ by one day, and if the report names people, one of them must match. Staff decide.
 */
export async function proposeMatches(tx: Transaction, deliveryId: number): Promise<void> {
  const pairs = (await findPairs(tx, deliveryId)).filter(({ claimType, line }) => isOfLine(claimType, line))
  const facts = await readReportedFacts(tx, [...new Set(pairs.map(({ report }) => report))])
  const proposed = pairs.filter(({ report, driver, claimant }) => {
    const people = facts.get(report)?.people ?? []
    return (
      people.length === 0 || people.some((name) => isSamePerson(name, driver ?? '') || isSamePerson(name, claimant))
    )
  })
  if (proposed.length === 0) return
  await tx.execute(sql`
    insert into claim_report_matches (claim_report_id, claims_rec_id, reason, client_id, state, delivery_id)
    select reports.id, pairs.claim, 'likeness', reports.client_id, 'proposed', ${deliveryId}::integer
    from json_to_recordset(${JSON.stringify(proposed)}::json) pairs(report integer, claim integer)
    join claim_reports reports on reports.id = pairs.report
    on conflict do nothing`)
}

/** The answer may be any text, because another version of the form may not use a calendar. */
const lossDay = sql`case when loss.data_value ~ '^\\d{4}-\\d{2}-\\d{2}$' then ${dateOfParts(
  sql`left(loss.data_value, 4)::integer`,
  sql`substr(loss.data_value, 6, 2)::integer`,
  sql`right(loss.data_value, 2)::integer`,
)} end`

const isUnmatched = (column: string) => sql`not exists (
  select from claim_report_matches other where other.state = 'matched' and other.${sql.raw(column)})`

async function findPairs(tx: Transaction, deliveryId: number): Promise<Pair[]> {
  const rows = await selectRows<Pair>(
    tx,
    sql`
    select reports.id report, reports.claim_type "claimType", claims.rec_id claim, policies.lob line,
      claims.driver_name driver, claims.claimant_name claimant
    from claim_reports reports
    join claim_report_values loss on loss.claim_report_id = reports.id
    join fnol_controls on fnol_controls.rec_id = loss.controls_rec_id
      and fnol_controls.control_label_code = ${lossDateCode}
    join claims on claims.client_id = reports.client_id
      and claims.loss_date between ${lossDay} - 1 and ${lossDay} + 1
    join delivery_changes on delivery_changes.claims_rec_id = claims.rec_id
      and delivery_changes.delivery_id = ${deliveryId}
    join policies on policies.policy_id = claims.policy_id
    where reports.claim_type is not null and ${isUnmatched('claim_report_id = reports.id')}
      and ${isUnmatched('claims_rec_id = claims.rec_id')}`,
  )
  return rows
}

const isOfLine = (claimType: string, line: string): boolean =>
  Object.values(claimTypeRules).some(
    ({ label, lineOfBusiness }) => label === claimType && isSameLine(line, lineOfBusiness),
  )
