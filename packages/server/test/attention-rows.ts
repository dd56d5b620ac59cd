import { insertClaims } from './insert-claims.ts'
import type { TestServer } from './test-server.ts'

/** A prospect, of which the demo data knows nothing else, and the member. */
export const [company, member] = [102, 100]
/** Of the prospect. */
export const policy = 960_001

/** The date a number of days from today, yyyy-MM-dd. */
export const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Adds rows that rules of "Needs attention" look at. `staffId` is the user who reports and requests. */
export function attentionRows(sql: TestServer['database']['sql'], staffId: () => number) {
  const claim = (rec_id: number, columns: object = {}) =>
    insertClaims(sql, company, [{ rec_id, policy_id: policy, valuation_date: daysFromToday(-5), ...columns }])
  const report = (number: string, reasons: string, hoursAgo = 0) =>
    sql(
      `insert into claim_reports (confirmation_number, content_hash, client_id, reporting_client_id, users_rec_id, reporter,
        sections, severe_reasons, reported_at)
       values ($1, '', $2, $2, $3, '{"policyNumber": ""}', '[]', $4::text::jsonb, now() - $5::integer * interval '1 hour')`,
      [number, company, staffId(), reasons, hoursAgo],
    )
  const draft = (key: string, hoursAgo: number, by: number) =>
    sql(
      `insert into claim_drafts (draft_key, users_rec_id, client_id, reporting_client_id, sealed_draft, version, saved_at)
       values ($1, $2, $3, $4, '', '', now() - $5::integer * interval '1 hour')`,
      [key, staffId(), company, by, hoursAgo],
    )
  const valuation = (claimId: number, daysAgo: number, reserve: number, status = 'Open') =>
    sql(
      `insert into claim_valuations (claims_rec_id, client_id, valuation_date, status_code, recovery, loss_reserve,
        loss_paid, expense_reserve, expense_paid, delivery_id)
       values ($1, $2, current_date - $3::integer, $4, 0, $5, 0, 0, 0, 960001)`,
      [claimId, company, daysAgo, status, reserve],
    )
  const delivery = (id: number, kind: string, state: string) =>
    sql(
      `insert into deliveries (rec_id, kind, source, file_name, file_size, file_hash, storage_key, state, new, changed,
        unchanged, refused, doubtful, report, brought_by)
       overriding system value
       values ($1, $2, 'Keel Claims', 'losses.csv', 1, '', 'key of ' || $1::integer, $3, 0, 0, 0, 1, 2, '{}', '')`,
      [id, kind, state],
    )
  const vehicleRequest = (vin: string, daysAgo: number, change = 'Add Vehicle') =>
    sql(
      `insert into endorsements (request_id, client_id, users_rec_id, requested_by, requested_at, request, vin, was_on_schedule)
       values (gen_random_uuid(), $1, $2, '', now() - $3::integer * interval '1 day',
        jsonb_build_object('change', $4::text, 'POLICY NUMBER', 'TEST-960001', 'YEAR', '2024', 'MAKE', 'Volvo', 'MODEL', 'VNL', 'VIN', $5::text,
          'COMPANY', '', 'EFFECTIVE DATE', '2026-01-01', 'LIABILITY', true, 'COLLISIONANDCOMPREHENSIVE', true, 'CONFIRM', true),
        $5, $4::text = 'Remove Vehicle')`,
      [company, staffId(), daysAgo, change, vin],
    )
  const notified = (claimId: number, criterion: number, daysAgo: number) =>
    sql(
      `insert into claim_notifications (notification_criteria_rec_id, claims_rec_id, client_id, date_criteria_met, is_active)
       values ($1, $2, $3, now() - $4::integer * interval '1 day', 1)`,
      [criterion, claimId, company, daysAgo],
    )
  const account = (number: string, made: number, remaining = 10 - made) =>
    sql(
      `insert into premium_finance_accounts select (jsonb_populate_record(account, jsonb_build_object('client_id', $1::integer,
        'account_number', $2::text, 'installments_made', $3::integer, 'installments_remaining', $4::integer,
        'account_balance', 1000 * $4::integer))).* from premium_finance_accounts account where client_id = ${member} limit 1`,
      [company, number, made, remaining],
    )
  const warranty = (name: string, daysAgo: number, status: string) =>
    sql(
      `insert into warranties (client_id, name, date_initiated, status, group_type)
       values ($1, $2, current_date - $3::integer, $4, 'Recommendation')`,
      [company, name, daysAgo, status],
    )
  const mail = (recipient: string, dead: boolean) =>
    sql(
      `insert into outbox (id, recipient, subject, sent_at, dead_at)
       values (gen_random_uuid(), $1, 'Your claim', case when $2 then null else now() end, case when $2 then now() end)`,
      [recipient, dead],
    )
  const invited = async (email: string) => {
    const [user] = await sql<{ rec_id: number }>(
      `insert into users (first_name, last_name, email, phone, address_line1, city, state, zip_code, is_active, client_id)
       values ('Ida', 'New', $1, '', '', '', '', '', 1, $2) returning rec_id`,
      [email, company],
    )
    await sql('insert into user_role_groups (users_rec_id, role_groups_rec_id, is_active) values ($1, 41, 1)', [
      user!.rec_id,
    ])
    return user!.rec_id
  }
  const checkedFile = async (name: string, state: string, hoursAgo: number) => {
    await sql(
      `insert into uploads (storage_key, users_rec_id, name, size, media_type)
       select $1, rec_id, $1, 1, '' from users where client_id = $2 order by rec_id limit 1`,
      [name, company],
    )
    await sql(
      `insert into file_checks (storage_key, state, finding, created_at, tried_at)
       select $1, $2, case when $2 = 'infected' then 'Eicar-Test-Signature' end, moment, moment
       from (select now() - $3::integer * interval '1 hour' moment) at`,
      [name, state, hoursAgo],
    )
  }
  return {
    ...{ claim, report, draft, valuation, delivery, vehicleRequest, notified, account, warranty, mail, invited },
    checkedFile,
  }
}
