import type { Client } from 'pg'
import { contract } from '@captive/api-client/contract'

import { hashToken, newToken } from '../../packages/server/src/sealing/token.ts'

/** A signed-in user, and the rows that the user looks at. */
export interface Member {
  token: string
  clientId: number
  policyId: number
  claimId: number
  /** The number of a Commercial Auto policy. */
  policyNumber: string
}

/**
 * Signs in `count` users through database rows, each with a different session, policy and claim if there are enough.
 */
export async function signInMembers(owner: Client, count: number): Promise<Member[]> {
  const codes = [contract.getClaim, contract.fnolSubmit2].map(({ access }) => [...access])
  const { rows } = await owner.query<Omit<Member, 'token'> & { userId: number; linkId: number }>(
    `select u.rec_id "userId", link.rec_id "linkId", u.client_id "clientId", c.policy_id "policyId", c.rec_id "claimId",
       auto.policy_number "policyNumber"
     from users u
     join user_role_groups link on link.users_rec_id = u.rec_id and link.is_active = 1
     join role_groups rg on rg.rec_id = link.role_groups_rec_id
     join groups g on g.rec_id = rg.groups_rec_id
     join lateral (
       select rec_id, policy_id from claims where claims.client_id = u.client_id
       order by md5(claims.rec_id::text || u.rec_id) limit 5) c on true
     join lateral (
       select policy_number from policies
       where policies.client_id = u.client_id and lob = 'Commercial Auto' and cancel_date is null
       order by effective_date desc limit 1) auto on true
     where u.is_active = 1 and u.deleted_at is null and reach_of(g.name, g.code) = 'own'
       and not exists (
         select from unnest($1::text[]) wanted where not exists (
           select from object_access a join objects o on o.rec_id = a.objects_rec_id
           where a.role_groups_rec_id = rg.rec_id and a.is_active = 1 and o.code = any(string_to_array(wanted, ' '))))
     order by md5(u.rec_id::text || c.rec_id) limit $2`,
    [codes.map((of) => of.join(' ')), count],
  )
  if (rows.length < count) throw new Error(`The demo data has only ${rows.length} of ${count} members with claims.`)
  const members = rows.map((row) => ({ ...row, token: newToken() }))
  await owner.query(
    `insert into sessions (token_hash, users_rec_id, user_role_groups_rec_id, idle_seconds, expires_at)
     select hash, user_id, link_id, 36000, now() + interval '10 hours'
     from unnest($1::text[], $2::int[], $3::int[]) as one (hash, user_id, link_id)`,
    [members.map(({ token }) => hashToken(token)), members.map((of) => of.userId), members.map((of) => of.linkId)],
  )
  return members
}
