import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ReportRecord, type ActivityEntry, type KeptReportMapping } from '@captive/api-client/contract'
import { claimTypes } from '@captive/form-engine/claim'
import { read, utils } from '@e965/xlsx'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claimBody, everybodyMayReport, memberCompany, online, today } from '../../../../test/claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'
import { exportToFile, replaceMappingOf } from '../../../commands/export/export-to-file.ts'
import { systemScope } from '../../../database/scope.ts'
import { claimFormReader } from '../index.ts'
import { labelCodes } from './check-mapping.ts'
import { froiElements } from './froi-elements.ts'

let server: TestServer
let staff: Caller
let member: Caller
let workersPolicy: string
let fall: string
let crash: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  staff = await server.as('staff.admin@demo.example')
  member = await server.as('admin@member.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: memberCompany } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  const policyOf = (line: string) => policies.find(({ LOB }) => LOB.startsWith(line))?.PolicyNumber ?? ''
  workersPolicy = policyOf('Work')
  fall = await file(claimBody('workers-compensation-fall', workersPolicy, { c432: '=HYPERLINK("x")' }))
  crash = await file(claimBody('auto-two-vehicles', policyOf('Commercial Auto'), { c124: '=1+1, "quoted"' }))
})
afterAll(() => server.close())

async function file(body: ReturnType<typeof claimBody>): Promise<string> {
  const { body: answer } = await member('fnolSubmit2', { query: online(), body })
  expect(answer.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
  return body.confirmationNum
}

const download = async (query: object) => (await staff('exportReports', { query })).raw.toString('utf8')
const rowsOf = (csv: string): Record<string, string>[] => {
  const { Sheets, SheetNames } = read(csv.slice(1), { type: 'string', raw: true }) // skips the UTF-8 byte order mark
  return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { defval: '', raw: false })
}
const rowOf = (csv: string, number: string) => rowsOf(csv).find((row) => row['Confirmation Number'] === number)
const activity = async () =>
  ((await staff('getAuditLog', { query: { limit: 10 } })).body.Payload as ActivityEntry[]).map(({ Action }) => Action)
const lossDay = new Date(Date.parse(today) - 20 * 86_400_000).toISOString().slice(0, 10)

describe('the export of filed reports', () => {
  test('is JSON that conforms to the contract, with masked SSN', async () => {
    const text = await download({ As: 'json' })
    const records = JSON.parse(text) as ReportRecord[]
    expect(records.flatMap((record) => Value.Errors(ReportRecord, record))).toEqual([])
    expect(records.map(({ ConfirmationNum }) => ConfirmationNum)).toEqual(expect.arrayContaining([fall, crash]))
    expect(text).not.toMatch(/078-?05-?1120/)
  })

  test('is a CSV file without formulas', async () => {
    const row = rowOf(await download({ As: 'csv' }), crash)
    expect(row).toMatchObject({
      'Claim Type': 'Auto',
      Description: `'=1+1, "quoted"`,
      'Loss State': expect.any(String),
    })
    expect(row?.['Date of Loss']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(row?.['Other Drivers']).toContain('; ')
  })

  test('filters reports by type, company and time', async () => {
    const auto = rowsOf(await download({ As: 'csv', Type: 'Auto' }))
    expect(new Set(auto.map((row) => row['Claim Type']))).toEqual(new Set(['Auto']))
    expect(rowOf(await download({ As: 'csv', ClientId: 225 }), fall)).toBeUndefined()
    expect(rowsOf(await download({ As: 'csv', to: '2000-01-01T00:00:00Z' }))).toEqual([])
  })

  test('has FROI fields with the Social Security number, and is logged', async () => {
    const rows = rowsOf(await download({ As: 'froi' }))
    const row = rows.find((one) => one['DN0043 Employee Last Name'] === 'Okafor')
    expect(row).toMatchObject({
      'DN0031 Date of Injury': lossDay.replaceAll('-', ''),
      'DN0032 Time of Injury': '0515',
      'DN0035 Nature of Injury Code': '28',
      'DN0042 Employee Social Security Number': '078051120',
      'DN0044 Employee First Name': 'Samuel',
      'DN0052 Employee Date of Birth': '19901102',
    })
    const entries = await activity()
    expect(entries.join()).toContain('as FROI fields')
    expect(entries).toContain(`Viewed the confidential answers of claim report ${fall}`)
  })

  test('has each way of writing a time as a FROI time', async () => {
    const times = { '14:31': '1431', '2.32 PM': '1432', '2:33 p.m.': '1433', '1434': '1434', '12:35 am': '0035' }
    const others = ['about noon', '25:36']
    for (const c112 of [...Object.keys(times), ...others])
      await file(claimBody('workers-compensation-fall', workersPolicy, { c112 }))
    const written = rowsOf(await download({ As: 'froi' })).map((row) => row['DN0032 Time of Injury'])
    expect(written).toEqual(expect.arrayContaining([...Object.values(times), ...others]))
  })

  test('is refused without the permission to reveal answers, and to members', async () => {
    const { sql } = server.database
    const grant = (code: string) =>
      sql(`insert into object_access (role_groups_rec_id, objects_rec_id, is_active)
        select role_groups.rec_id, objects.rec_id, 1 from role_groups, objects where code = '${code}'
        on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`)
    await grant('000-001-006')
    expect((await (await server.as('admin@member.example'))('exportReports', { query: { As: 'csv' } })).status).toBe(
      404,
    )
    await sql(
      `update object_access set is_active = 0 from objects where objects.rec_id = objects_rec_id and code = '006-001'`,
    )
    expect(
      (await (await server.as('staff.admin@demo.example'))('exportReports', { query: { As: 'froi' } })).status,
    ).toBe(404)
    await sql(everybodyMayReport)
    staff = await server.as('staff.admin@demo.example')
  })
})

describe('the mapping', () => {
  test('uses only label codes of the served forms', async () => {
    const codes = await server.database.transaction(systemScope, (tx) => labelCodes(tx, claimFormReader()))
    const { Mapping, Version } = (await staff('getReportMapping')).body.Payload as KeptReportMapping
    expect(Version).toBeNull()
    expect(claimTypes).toHaveLength(4)
    const named = [...Mapping.columns, ...froiElements].flatMap(({ from }) => from)
    const unknown = named
      .map((entry) => entry.replace(/:label$/, ''))
      .filter((entry) => !entry.startsWith('#') && !codes.has(entry))
    expect(unknown).toEqual([])
  })

  test('is refused with a sentence for each mistake', async () => {
    const columns = [
      { column: 'Loss', from: ['DayOfLoss'] },
      { column: 'Loss', from: ['#Nothing'] },
    ]
    const { body } = await staff('replaceReportMapping', { body: { columns } })
    expect(body.Error?.ErrorMessage).toMatch(/label code DayOfLoss/)
    expect(body.Error?.ErrorMessage).toMatch(/The column Loss appears twice/)
    expect(body.Error?.ErrorMessage).toMatch(/Use one of #ConfirmationNum/)
  })

  test.each(['constructor', 'toString', '__proto__'])('has no fact %s', async (fact) => {
    const body = { columns: [{ column: 'Fact', from: [`#${fact}`] }] }
    const { Error } = (await staff('replaceReportMapping', { body })).body
    expect(Error?.ErrorMessage).toMatch(/Use one of #ConfirmationNum/)
  })

  test('is versioned when staff replace it, and determines the columns', async () => {
    const columns = [
      { column: 'Confirmation Number', from: ['#ConfirmationNum'] },
      { column: 'Zeit', from: ['DateOfLoss:label'] },
      { column: 'Who', from: ['EmployeeFirstName', 'EmployeeLastName'] },
    ]
    expect((await staff('replaceReportMapping', { body: { columns } })).body.Error?.ErrorMessage).toBeNull()
    const { Payload } = (await staff('getReportMapping')).body
    expect(Payload).toMatchObject({ Mapping: { columns }, Version: 1, By: 'staff.admin@demo.example' })
    expect(rowOf(await download({ As: 'csv' }), fall)).toEqual({
      ...{ 'Confirmation Number': fall, Who: 'Samuel Okafor' },
      Zeit: `${lossDay.slice(5, 7)}/${lossDay.slice(8)}/${lossDay.slice(0, 4)}`,
    })
    expect((await activity()).join()).toContain('Replaced the mapping for exported claim reports: 3 columns')
  })
})

describe('npm run export-reports', () => {
  test('writes the same file as the portal, and replaces the mapping', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    const path = join(folder, 'reports.csv')
    try {
      await replaceMappingOf(server, { columns: [{ column: 'Confirmation Number', from: ['#ConfirmationNum'] }] })
      const count = await exportToFile(server, path, 'csv', { from: today, to: today })
      const rows = rowsOf(await readFile(path, 'utf8'))
      expect(rows).toHaveLength(count)
      expect(rows).toContainEqual({ 'Confirmation Number': crash })
      expect((await activity()).join()).toMatch(/as CSV/)
      await expect(exportToFile(server, path, 'csv', { from: '2026-02-30' })).rejects.toThrow(/is not a date/)
      await expect(exportToFile(server, path, 'json', { company: 'none' })).rejects.toThrow(/no company with the code/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
