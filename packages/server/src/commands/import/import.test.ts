import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { deliveryOf, type DeliveredClaim } from '../../../test/deliveries.ts'
import { readConfig } from '../../config/config.ts'
import { openFolder } from '../../storage/folder.ts'
import { addScanner, type ScannedStorage } from '../../storage/scanned-storage.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import { loadProgram } from './load-program.ts'
import { checkProgram, Program } from './program.ts'
import { readJson } from './read-json.ts'
import { writeResult } from './write-result.ts'

const SourceNm = 'Keel Claims'
const storedClaim = {
  ...{ ClaimNumber: 'KC-1', PolicyNumber: 'CA-1', SourceNm, StatusCode: 'Open', ClaimantName: 'Claimant of KC-1' },
  ...{ LossDate: '2026-02-03', ReportedDate: null, ValuationDate: '2026-08-31', LossPaid: 100 },
}
const program = {
  companies: [{ clientId: 7002, code: '0103', legalName: 'Peregrine Hill Intermodal LLC' }],
  policies: [
    {
      ...{ number: 'CA-1', line: 'Commercial Auto', carrier: 'Keel Mutual', company: '0103' },
      ...{ effective: '2026-01-01', expiration: '2027-01-01' },
    },
  ],
  claims: [storedClaim],
}

const config = readConfig({ DATA_DIR: join(tmpdir(), 'import') })
let folder: string
let database: TestDatabase
let storage: ScannedStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  database = await openTestDatabase({ demoData: false })
  storage = addScanner(await openFolder(join(folder, 'files')), undefined)
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function write(name: string, content: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const load = async (content: unknown = program) => {
  const path = await write('program.json', JSON.stringify(content))
  const read = await readJson(path, Program)
  expect(checkProgram(read)).toEqual([])
  await loadProgram(database, path, read)
}

const policy = 'CA-1'
const october: DeliveredClaim[] = [
  { number: 'KC-1', policy, paid: 150 },
  { number: 'KC-2', policy, paid: 20 },
]
const bring = async (options: ImportOptions, asOf = '2026-09-30', extraHeaders: string[] = []) =>
  importFile(
    { database, storage, config },
    { name: 'losses.csv', path: await write('losses.csv', deliveryOf(asOf, october, extraHeaders)) },
    options,
  )

const claims = () =>
  database.sql('select claim_number, loss_paid::float8 paid, valuation_date::text valued from claims order by 1')
const states = () => database.sql('select state, brought_by, applied_by from deliveries order by rec_id')

describe('a program', () => {
  test('loads completely, with blanks stored as empty text', async () => {
    await load()
    const [row] = await database.sql(
      `select client_name, client_type, policy_number, lob, claims.* from claims
       join policies using (policy_id) join clients on clients.client_id = claims.client_id`,
    )
    expect(row).toMatchObject({
      ...{ client_id: 7002, client_name: 'Peregrine Hill Intermodal LLC', client_type: 'Policyholder' },
      ...{ policy_number: 'CA-1', lob: 'Commercial Auto', claim_number: 'KC-1', source: SourceNm },
      ...{ reported_date: null, facts_of_loss: '', adjuster_email: '', loss_paid: '100.00', recovery: '0.00' },
    })
    const [entry] = await database.sql('select user_email, action from activity_log order by rec_id desc limit 1')
    expect(entry).toEqual({ user_email: 'npm run import', action: 'Loaded 1 company, 1 policy and 1 claim' })
  })

  test('is refused if the portal has any part of it', async () => {
    await load()
    const other = { ...program, companies: [{ code: '0104', legalName: 'Another' }, ...program.companies] }
    await expect(load(other)).rejects.toThrow(
      'program.json cannot be loaded:\n- Company 0103 is already in the portal.\n- Policy CA-1 is already in the portal.\n- Claim KC-1 is already in the portal.',
    )
    expect(await database.sql("select 1 from clients where client_code = '0104'")).toEqual([])
  })

  test('is refused with a list of all mistakes', async () => {
    const { ClaimNumber: _, ...nameless } = storedClaim
    const path = await write(
      'program.json',
      JSON.stringify({ ...program, claims: [nameless, { ...storedClaim, LossPaid: '1' }] }),
    )
    await expect(readJson(path, Program)).rejects.toThrow(/- claims\.0 .*ClaimNumber.*\n- claims\.1\.LossPaid/)
    await expect(readJson(await write('program.json', '{'), Program)).rejects.toThrow('is not a JSON file')
    expect(
      checkProgram({
        companies: [...program.companies, ...program.companies],
        policies: [{ ...program.policies[0]!, company: '0999', expiration: '2026-02-30' }],
        claims: [{ ...storedClaim, StatusCode: 'Open', PolicyNumber: 'CA-9' }],
      }),
    ).toEqual([
      'Company 0103 is in the file twice.',
      'clientId 7002 is in the file twice.',
      'Policy CA-1 names the company 0999, which is not in the file.',
      'Claim KC-1 names the policy CA-9, which is not in the file.',
      '2026-02-30 is not a day of the calendar.',
    ])
  })
})

describe('a delivery by command', () => {
  beforeEach(() => load())

  test('changes nothing in a dry run', async () => {
    const before = await claims()
    const { report, lines, isDone } = await bring({ source: SourceNm, dryRun: true, yes: true, mapping: 'proposed' })
    expect(report.rows).toMatchObject({ new: 1, changed: 1, unchanged: 0 })
    expect(lines.at(-1)).toBe('This was a dry run. Nothing was changed.')
    expect(isDone).toBe(true)
    expect([await claims(), await states()]).toEqual([before, []])
  })

  test('waits without --yes and says how to apply it', async () => {
    const { lines } = await bring({ source: SourceNm })
    expect(lines[0]).toBe(
      'losses.csv from Keel Claims, valued as of 2026-09-30: 1 new, 1 changed and 0 unchanged claims. 0 rows rejected, 0 questionable.',
    )
    expect(lines.at(-1)).toMatch(
      /^Delivery 1 is waiting\. Apply it in the portal, or run the command again with --yes\.$/,
    )
    expect(await states()).toEqual([{ state: 'waiting', brought_by: 'npm run import', applied_by: null }])
  })

  test('is applied with --yes when a person chose the mapping', async () => {
    const { lines, isDone } = await bring({ source: SourceNm, yes: true, mapping: 'proposed' })
    expect(lines.at(-1)).toBe('Applied as delivery 1.')
    expect(isDone).toBe(true)
    expect(await claims()).toEqual([
      { claim_number: 'KC-1', paid: 150, valued: '2026-09-30' },
      { claim_number: 'KC-2', paid: 20, valued: '2026-09-30' },
    ])
  })

  test('is applied automatically after three deliveries with the same headers', async () => {
    const first = await bring({ yes: true })
    expect(first.isDone).toBe(false)
    expect(first.lines.at(-1)).toMatch(/is waiting because its mapping is new/)
    for (const asOf of ['2026-09-01', '2026-09-02', '2026-09-03'])
      await bring({ source: SourceNm, yes: true, mapping: 'proposed' }, asOf)
    expect((await bring({ yes: true }, '2026-09-04')).isDone).toBe(true)
    expect((await bring({ yes: true }, '2026-09-05', ['Adjuster Email'])).isDone).toBe(false)
    expect((await claims())[0]).toMatchObject({ valued: '2026-09-04' })
  })

  test('writes its report and all accepted claims as JSON', async () => {
    const path = join(folder, 'result.json')
    await writeResult(path, async (onClaims) => {
      const { report } = await bring({ source: SourceNm, dryRun: true, onClaims })
      return report
    })
    const result = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
    expect(result).toMatchObject({
      ...{ file: 'losses.csv', source: SourceNm, asOf: '2026-09-30' },
      ...{ rows: { new: 1, changed: 1, unchanged: 0, refused: [], doubtful: [] }, controlTotals: [] },
      claims: [
        { ClaimNumber: 'KC-1', PolicyNumber: 'CA-1', LossPaid: 150, ValuationDate: '2026-09-30' },
        { ClaimNumber: 'KC-2', StatusCode: 'Open', TotalIncurred: 20, SourceNm },
      ],
    })
  })
})
