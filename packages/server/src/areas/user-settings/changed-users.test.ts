import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoPassword } from '../../demo/load-demo-data.ts'
import { claimBody, draftSave } from '../../../test/claim-bodies.ts'
import {
  absent,
  change,
  create,
  createWhole,
  find,
  idOf,
  mailedToken,
  member,
  origin,
  refusal,
  startWithAdministrators,
} from '../../../test/administer-users.ts'
import type { Caller, TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Caller, admin: Caller, manager: Caller
beforeAll(async () => {
  ;({ server, staff, admin, manager } = await startWithAdministrators())
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

describe('changing a user', () => {
  test('[USR-047] [USR-032] deactivation ends the sessions and the mailed links of the user', async () => {
    const id = await createWhole(server, admin, 'leaver@member.example', 23)
    const leaver = await server.as('leaver@member.example')
    await server.nobody('forgotPassword', { query: { email: 'leaver@member.example', origin } })
    expect((await change(staff, admin, id, { IsActive: 0, City: 'Enid' })).body.Error?.ErrorStatus).toBe(0)
    expect(await find(admin, id)).toMatchObject({ IsActive: 0, City: 'Enid' })
    expect(await server.database.sql('select from password_tokens where users_rec_id = $1', [id])).toEqual([])
    await change(staff, admin, id, { IsActive: 1 })
    expect((await leaver('getClients')).status).toBe(401)
    expect((await (await server.as('leaver@member.example'))('getClients')).status).toBe(200)
  })

  test('[USR-030] requires a new address to be unused', async () => {
    const id = (await create(admin, 'typo@member.example')).body.Payload as number
    const query = { Token: await mailedToken(server), Password: demoPassword }
    expect((await change(staff, admin, id, { Email: 'admin@xmember.example' })).body.Error).toEqual(
      refusal('This email already exists.'),
    )
    expect((await change(staff, admin, id, { Email: 'right@member.example' })).body.Error?.ErrorStatus).toBe(0)
    expect((await server.nobody('resetPassword', { query })).body.Error?.ErrorStatus).not.toBe(0)
  })

  test('never moves it to another company', async () => {
    const id = await idOf(server, 'employee@member.example')
    for (const caller of [admin, staff])
      expect((await change(staff, caller, id, { ClientId: 101 })).body.Error).toEqual(
        refusal('A user cannot be moved to another company.'),
      )
    expect(await find(staff, id)).toMatchObject({ ClientId: member })
  })

  test('is refused for users out of scope and higher roles', async () => {
    expect((await change(staff, admin, await idOf(server, 'employee@xmember.example'), {})).body.Error).toEqual(absent)
    expect((await change(staff, admin, await idOf(server, 'admin@member.example'), {})).status).toBe(403)
    expect((await change(staff, manager, await idOf(server, 'manager@member.example'), {})).status).toBe(403)
    expect((await change(staff, manager, await idOf(server, 'employee@member.example'), {})).status).toBe(200)
  })

  test('users cannot deactivate themselves', async () => {
    const { body } = await change(staff, staff, await idOf(server, 'staff.admin@demo.example'), { IsActive: 0 })
    expect(body.Error).toEqual(refusal('You cannot make yourself inactive.'))
  })
})

describe('deleting a user', () => {
  const remove = (caller: Caller, RecId: number) => caller('deleteUser', { query: { RecId } })

  test('[USR-040] [USR-041] [USR-042] removes the roles and links of the user and frees the address', async () => {
    const email = 'gone@member.example'
    const id = await createWhole(server, admin, email, 23)
    const gone = await server.as(email)
    await server.nobody('forgotPassword', { query: { email, origin } })
    await server.database.sql(
      `insert into notification_selections (users_rec_id, for_client_id, notification_criteria_rec_id, is_selected, send_email)
       select $1, $2, min(rec_id), true, true from notification_criteria`,
      [id, member],
    )
    expect((await remove(admin, id)).body.Error?.ErrorStatus).toBe(0)
    expect((await gone('getClients')).status).toBe(401)
    await expect(server.as(email)).rejects.toThrow('could not sign in')
    for (const table of ['sessions', 'passwords', 'password_tokens'])
      expect(await server.database.sql(`select from ${table} where users_rec_id = $1`, [id])).toEqual([])
    expect(await server.database.sql('select is_active from user_role_groups where users_rec_id = $1', [id])).toEqual([
      { is_active: 0 },
    ])
    expect(
      await server.database.sql(
        'select is_selected, send_email, modified_comments from notification_selections where users_rec_id = $1',
        [id],
      ),
    ).toEqual([{ is_selected: false, send_email: false, modified_comments: 'User deleted by admin@member.example' }])

    expect(await find(staff, id)).toBeNull()
    expect((await staff('getUserByEmail', { query: { email } })).body.Payload).toBeNull()
    expect((await staff('getUserRoleGroup', { query: { UsersRecId: id } })).body.Payload).toEqual([])
    expect((await remove(admin, id)).body.Error).toEqual(absent)
    const mails = (await server.mails()).length
    await server.nobody('forgotPassword', { query: { email, origin } })
    expect(await server.mails()).toHaveLength(mails)
    expect((await create(admin, email)).body.Payload).not.toBe(id)
  })

  test('ends the session even if the user is still active', async () => {
    const id = await createWhole(server, admin, 'ghost@member.example', 23)
    const ghost = await server.as('ghost@member.example')
    await server.database.sql('update users set deleted_at = now() where rec_id = $1', [id])
    expect((await ghost('getClients')).status).toBe(401)
    await expect(server.as('ghost@member.example')).rejects.toThrow('could not sign in')
  })

  test('is refused for oneself, users out of scope and higher roles', async () => {
    expect((await remove(staff, await idOf(server, 'staff.admin@demo.example'))).body.Error).toEqual(
      refusal('You cannot delete yourself.'),
    )
    expect((await remove(admin, await idOf(server, 'employee@xmember.example'))).body.Error).toEqual(absent)
    expect((await remove(admin, 999_999)).body.Error).toEqual(absent)
    expect((await remove(admin, await idOf(server, 'admin@member.example'))).status).toBe(403)
    expect((await remove(manager, await idOf(server, 'admin@member.example'))).status).toBe(403)
    for (const email of ['admin@member.example', 'employee@xmember.example'])
      await expect(server.as(email)).resolves.toBeDefined()
  })
})

describe('changing the address', () => {
  test('notifies the former address, ends the sessions and locks the drafts', async () => {
    const id = await createWhole(server, admin, 'former@member.example', 23)
    const former = await server.as('former@member.example')
    const { personalInfoDetail } = claimBody('property-fire', 'typed')
    const draft = { claimType: null, personalInfo: personalInfoDetail, answers: {}, uploads: [], step: 1 }
    expect((await former('putFNOLDraft', { query: draftSave(), body: draft })).status).toBe(200)
    const drafts = () =>
      server.database.sql('select from claim_drafts where users_rec_id = $1 and withheld_by is null', [id])
    expect(await drafts()).toHaveLength(1)

    expect((await change(staff, admin, id, { Phone: '212-456-7891' })).body.Error?.ErrorStatus).toBe(0)
    expect((await former('getPrograms')).status, 'with the same address').toBe(200)
    expect(await drafts()).toHaveLength(1)

    const before = (await server.mails()).length
    expect((await change(staff, admin, id, { Email: 'later@member.example' })).body.Error?.ErrorStatus).toBe(0)
    expect((await former('getPrograms')).status).toBe(401)
    expect(await drafts()).toHaveLength(0)
    const mails = (await server.mails()).slice(before)
    expect(mails).toHaveLength(2)
    const notice = mails.find((mail) => mail.includes('To: former@member.example'))
    const invited = mails.find((mail) => mail.includes('To: later@member.example'))
    expect(notice).toMatch(/portal\.example\/keep-drafts\//)
    expect(notice, 'the new one').not.toContain('later@')
    expect(invited, 'what was begun').not.toMatch(/keep-drafts/)
  })

  test('stops retrying when the address is taken', async () => {
    const id = (await create(admin, 'seeker@member.example')).body.Payload as number
    for (let tries = 0; tries < 60; tries++)
      expect((await change(staff, admin, id, { Email: 'admin@xmember.example' })).status).toBe(200)
    expect((await change(staff, admin, id, { Email: 'admin@prospect.example' })).status).toBe(429)
  })
})
