import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { recordImports } from '../../../test/record-imports.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let imports: ReturnType<typeof recordImports>
beforeAll(async () => {
  server = await startTestServer()
  imports = recordImports(server)
})
afterAll(() => server.close())

const code = 'CEDA0100'
const policy = {
  'Policy Number': 'GL-9-1',
  'Company Code': code,
  'Line of Business': 'General Liability',
  Carrier: 'Keel Mutual',
  'Effective Date': '2026-01-01',
  'Expiration Date': '2027-01-01',
}
const policies = () =>
  server.database.sql(
    `select policy_number, carrier_name, expiration_date::text from policies where policy_number like 'GL-9-%' order by 1`,
  )
const clean = () => server.database.sql(`delete from policies where policy_number like 'GL-9-%'`)

describe('a row', () => {
  beforeEach(clean)

  test.each([
    ['missing-required', { Carrier: '' }, 'Carrier is blank, but required.'],
    ['not-a-date', { 'Effective Date': 'soon' }, 'Effective Date: “soon” is not a date.'],
    ['unknown-value', { 'Line of Business': 'Comercial Auto' }, 'Did you mean Commercial Auto?'],
    ['unknown-value', { Program: 'PC1-1C' }, 'The portal has no program “PC1-1C”. Did you mean PC1-IC?'],
    ['unknown-company', { 'Company Code': 'NOBODY' }, 'The portal has no company with code NOBODY.'],
  ])('is refused as %s', async (reason, change, message) => {
    const { rows } = await imports.bring('policies', [{ ...policy, ...change }])
    expect(rows.refused).toMatchObject([{ row: 2, class: reason, claim: 'GL-9-1' }])
    expect(rows.refused[0]?.message).toContain(message)
    expect(await policies()).toEqual([])
  })

  test('is refused if the file already has its record', async () => {
    const { rows } = await imports.bring('policies', [
      policy,
      { ...policy, 'Policy Number': 'gl 9 1', Carrier: 'Another' },
    ])
    expect(rows).toMatchObject({ new: 1, refused: [{ row: 3, class: 'duplicate-in-file' }] })
  })

  test('is doubtful with unordered dates or a similar company name', async () => {
    const { rows } = await imports.bring('policies', [
      { ...policy, 'Expiration Date': '2025-01-01' },
      { ...policy, 'Policy Number': 'GL-9-2', 'Company Code': '', 'Company Name': 'Cedar Ridge Freight Line' },
    ])
    expect(rows.doubtful).toMatchObject([
      { row: 2, class: 'dates-out-of-order' },
      { row: 3, class: 'similar-company' },
    ])
    expect(await policies()).toEqual([])
  })

  test('cannot move a policy to another company', async () => {
    await imports.bring('policies', [policy])
    const [other] = await server.database.sql<{ client_code: string }>(
      'select client_code from clients where client_id = 101',
    )
    const { rows } = await imports.bring('policies', [{ ...policy, 'Company Code': other!.client_code }])
    expect(rows.refused).toMatchObject([{ class: 'claim-of-another-company' }])
  })
})

describe('a file', () => {
  beforeEach(clean)

  test('is read below titles, as CSV, with other or fewer headers', async () => {
    await imports.bring('policies', [policy])
    const csv = `Policy list\nInsured: Cedar Ridge Freight Lines\n\nPol #;Carrier;Exp\nGL-9-1;Lodestar;31.12.2027\n`
    const { rows, lines } = await imports.bringFile('policies', csv, { name: 'policies.csv' })
    expect(rows, lines.join()).toMatchObject({ new: 0, changed: 1, refused: [], doubtful: [] })
    expect(await policies()).toEqual([
      { policy_number: 'GL-9-1', carrier_name: 'Lodestar', expiration_date: '2027-12-31' },
    ])
  })

  test('without a table of the kind is refused', async () => {
    const { rows } = await imports.bringFile('policies', 'Name,Color\nA,red\n', { name: 'colors.csv' })
    expect(rows.refused).toMatchObject([
      {
        class: 'not-a-delivery',
        message: 'colors.csv does not contain a table of policies. Check that it is the right file.',
      },
    ])
  })

  test('finds a record by its sender’s id despite a new key', async () => {
    await imports.bring('policies', [{ ...policy, 'Source ID': 'A-1' }])
    const renamed = await imports.bring('policies', [{ ...policy, 'Policy Number': 'GL-9-7', 'Source ID': 'A-1' }])
    expect(renamed.rows).toMatchObject({ new: 0, changed: 1 })
    expect(await policies()).toMatchObject([{ policy_number: 'GL-9-7' }])
    const other = await imports.bring('policies', [{ ...policy, 'Source ID': 'A-1' }], { source: 'Somebody else' })
    expect(other.rows).toMatchObject({ new: 1, changed: 0 })
  })

  test('cannot be taken back after a later change of its records', async () => {
    const first = await imports.bring('policies', [policy])
    const second = await imports.bring('policies', [{ ...policy, Carrier: 'Lodestar' }])
    await expect(imports.takeBack(first.id)).rejects.toThrow('changed 1 record of this delivery later')
    await imports.takeBack(second.id)
    expect(await policies()).toMatchObject([{ carrier_name: 'Keel Mutual' }])
    await imports.takeBack(first.id)
    expect(await policies()).toEqual([])
  })

  test('cannot be taken back if its additions are referenced', async () => {
    const { id } = await imports.bring('policies', [policy])
    const vehicle = { 'Policy Number': 'GL-9-1', VIN: '1XKYD49X0NJ100009', Year: 2022, Make: 'Kenworth' }
    const vehicles = await imports.bring('vehicles', [vehicle])
    await expect(imports.takeBack(id)).rejects.toThrow('Other data refers to a record')
    await imports.takeBack(vehicles.id)
    await imports.takeBack(id)
    expect(await policies()).toEqual([])
  })
})

describe('users', () => {
  const user = { Email: 'Nora.Quill@cedar.example', 'First Name': 'Nora', 'Last Name': 'Quill', 'Company Code': code }
  const role = () =>
    server.database.sql(
      `select role_groups_rec_id role, user_role_groups.is_active active from user_role_groups
       join users on users.rec_id = users_rec_id where email = 'nora.quill@cedar.example' order by user_role_groups.rec_id`,
    )

  test('are invited only if the file says so', async () => {
    const before = (await server.mails()).length
    const quiet = await imports.bring('users', [{ ...user, Role: 'Manager' }])
    expect(await server.mails()).toHaveLength(before)
    expect(await role()).toEqual([{ role: 22, active: 1 }])
    await imports.takeBack(quiet.id)
    const invited = await imports.bring('users', [{ ...user, Role: 'Manager', Invite: 'yes' }])
    const mails = await server.mails()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)).toContain('nora.quill@cedar.example')
    await imports.takeBack(invited.id)
    expect(await role()).toEqual([])
  })

  test('change their role, and taking back restores it', async () => {
    await imports.bring('users', [{ ...user, Role: 'Manager' }])
    const { id } = await imports.bring('users', [{ ...user, Role: 'Employee' }])
    expect(await role()).toEqual([
      { role: 22, active: 0 },
      { role: 23, active: 1 },
    ])
    await imports.takeBack(id)
    expect(await role()).toEqual([{ role: 22, active: 1 }])
  })
})
