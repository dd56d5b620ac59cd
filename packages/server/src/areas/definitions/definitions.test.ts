import type {
  ActivityEntry,
  ClaimDraft,
  DefinitionVersion,
  ReportRecord,
  StoredClaimDraft,
} from '@captive/api-client/contract'
import { parseDefinitions, type DefinitionRows, type Definitions } from '@captive/form-engine'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { claimBody, draftQuery, draftSave, everybodyMayReport, online, today } from '../../../test/claim-bodies.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import {
  publish,
  rollBack,
  showChanges,
  showDiagnostics,
  showStatus,
  writeVersion,
} from '../../commands/definitions/actions.ts'
import { readDefinitions } from '../../commands/definitions/read-definitions.ts'

let server: TestServer
let member: Caller
let staff: Caller
let policy: string
beforeAll(async () => {
  server = await startTestServer()
  await server.database.sql(everybodyMayReport)
  member = await server.as('admin@member.example')
  staff = await server.as('staff.admin@demo.example')
  const { body } = await member('getPoliciesByClient', { query: { clientId: 100 } })
  const policies = body.Payload as { LOB: string; PolicyNumber: string }[]
  policy = policies.find(({ LOB }) => LOB.startsWith('Commercial Auto'))?.PolicyNumber ?? ''
})
afterAll(() => server.close())

/** The served definitions after a change. */
function changed(change: (rows: DefinitionRows) => void): DefinitionRows {
  const rows = structuredClone(servedDefinitions)
  change(rows)
  return rows
}
const fileOf = (rows: DefinitionRows) => [{ name: 'claim.json', bytes: Buffer.from(JSON.stringify(rows)) }]
const read = (rows: DefinitionRows) => readDefinitions('claim-report', fileOf(rows))
const publishRows = async (rows: DefinitionRows, reason = 'A new question') =>
  (await publish(server.database, server.app.dependencies.config, await read(rows), reason)).text
const rollBackTo = async (number: number, reason = 'It confused drivers') =>
  (await rollBack(server.database, server.app.dependencies.config, { form: 'claim-report', number, reason })).text

const firstLabels = servedDefinitions.controls.map(({ ControlLabel }) => ControlLabel).toSorted()

/** Every test begins with the definitions of a new portal. */
beforeEach(async () => {
  await server.database.sql('delete from claim_drafts')
  if ((await servedLabels()).join() !== firstLabels.join()) await rollBackTo(1)
})

const servedLabels = async () => {
  const { body } = await member('getFNOLControls', {})
  return (body.Payload as { ControlLabel: string }[]).map(({ ControlLabel }) => ControlLabel).toSorted()
}
const submit = async (body: ReturnType<typeof claimBody>) =>
  (await member('fnolSubmit2', { query: online(), body })).body.Error?.ErrorMessage ?? null
const claim = () => claimBody('auto-two-vehicles', policy)
const newest = async () => {
  const { text } = await showStatus(server.database, 'claim-report', true)
  return JSON.parse(text) as { current: number | null; versions: { number: number; reason: string }[] }
}

/** Adds a question for a trailer number, which earlier reports do not have. */
const withTrailer = changed(({ controls }) => {
  const city = controls.find(({ RecId }) => RecId === 114)!
  controls.push({
    ...city,
    RecId: 9_001,
    ControlLabel: 'Trailer number',
    ControlLabelCode: 'TrailerNumber',
    IsRequired: 1,
  })
})

/** Removes the question for the city. */
const withoutCity = changed((rows) => {
  rows.controls = rows.controls.filter(({ RecId }) => RecId !== 114)
})

describe('published definitions', () => {
  test('are served from the next call with a new ETag', async () => {
    const before = await member('getFNOLControls', {})
    expect(await publishRows(withTrailer)).toMatch(
      /Published version \d+\. Members will get it the next time they open the form/,
    )
    expect(await servedLabels()).toContain('Trailer number')
    const after = await member('getFNOLControls', {})
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
  })

  test('include extra columns that a row fills in', async () => {
    const offer = { ControlingControlsRecId: 114, ControlingValue: 'Detroit' }
    const compared = changed(({ controls, displayValues, dependencies }) => {
      Object.assign(dependencies[0]!, { ConditionOperator: 'anyOf' })
      Object.assign(displayValues[0]!, offer)
      Object.assign(
        controls.find(({ RecId }) => RecId === 114)!,
        { Longest: 40, Example: 'Detroit' },
      )
      Object.assign(
        controls.find(({ RecId }) => RecId === 184)!,
        { Calculation: '1 + 1' },
      )
    })
    const [{ ControlingValue }] = compared.dependencies as [DefinitionRows['dependencies'][number]]
    expect(await publishRows(compared)).toMatch(/Published version/)
    const { body } = await member('getFNOLControlDependencies', {})
    const rows = body.Payload as DefinitionRows['dependencies']
    expect(rows.filter((row) => 'ConditionOperator' in row)).toMatchObject([
      { ControlingValue, ConditionOperator: 'anyOf' },
    ])
    const controls = (await member('getFNOLControls', {})).body.Payload as DefinitionRows['controls']
    expect(controls.filter((row) => 'Longest' in row || 'Example' in row || 'Calculation' in row)).toMatchObject([
      { RecId: 114, Longest: 40, Example: 'Detroit' },
      { RecId: 184, Calculation: '1 + 1' },
    ])
    const { body: offered } = await member('getFNOLControlDisplayValues', {})
    const options = offered.Payload as DefinitionRows['displayValues']
    expect(options.filter((row) => 'ControlingValue' in row)).toMatchObject([offer])
    await rollBackTo(1)
  })

  test('may have as many display values as the contract allows', async () => {
    const many = changed(({ displayValues }) => {
      const state = displayValues.find(({ ControlsRecId }) => ControlsRecId === 115)!
      for (let nth = displayValues.length; nth < 10_000; nth += 1)
        displayValues.push({
          ...{ ...state, DisplayValue: `Territory ${nth}`, DisplayLabel: `Territory ${nth}` },
          ...{ DisplayLabelEs: `Territorio ${nth}`, ControlingControlsRecId: 114, ControlingValue: 'Detroit' },
        })
    })
    expect(await publishRows(many)).toMatch(/Published version/)
    await rollBackTo(1)
  }, 60_000)

  test('are logged with the reason', async () => {
    await publishRows(withTrailer, 'Trailers were mixed up')
    const { body } = await staff('getAuditLog', { query: { limit: 3 } })
    const actions = (body.Payload as ActivityEntry[]).map(({ Action }) => Action)
    expect(actions.join()).toMatch(/Published version \d+ of the claim report: Trailers were mixed up/)
  })

  test('do not interrupt a report begun earlier', async () => {
    const begun = claim()
    await publishRows(withTrailer)
    expect(await submit(begun)).toBeNull()
  })

  test('are the only accepted ones a day later', async () => {
    await publishRows(withTrailer)
    await server.database.sql('alter table definition_versions disable trigger user')
    await server.database.sql("update definition_versions set published_at = published_at - interval '25 hours'")
    await server.database.sql('alter table definition_versions enable trigger user')
    expect(await submit(claim())).toContain('Trailer number')
  })

  test('refuse a report that no version accepts, with current wording', async () => {
    await publishRows(withTrailer)
    const { lossInfoValues, ...rest } = claim()
    const body = { ...rest, lossInfoValues: lossInfoValues.filter(({ ControlsRecId }) => ControlsRecId !== 124) }
    expect(await submit(body)).not.toBeNull()
  })

  test('do not change existing reports', async () => {
    const begun = claim()
    expect(await submit(begun)).toBeNull()
    await publishRows(withoutCity)
    const file = await staff('exportReports', { query: { As: 'json' } })
    const records = JSON.parse(file.raw.toString('utf8')) as ReportRecord[]
    const report = records.find(({ ConfirmationNum }) => ConfirmationNum === begun.confirmationNum)
    expect(report?.Answers.find(({ Label }) => Label === 'City or nearest city')?.LabelCode).toBe('City')
  })

  test('list removed questions of an unfinished report', async () => {
    const auto = samples.find(({ name }) => name === 'auto-two-vehicles')!
    const answers = auto.answers(today)
    const { personalInfoDetail: personalInfo } = claim()
    const draft: ClaimDraft = { claimType: 'Auto', personalInfo, answers, uploads: [], step: 3 }
    await member('putFNOLDraft', { query: draftSave(), body: draft })
    const review = await showChanges(server.database, server.app.dependencies.config, await read(withoutCity), false)
    expect(review.text).toContain('- “City or nearest city” (114)')
    expect(review.text).toContain('1 unfinished report loses the answer to “City or nearest city”.')
    await publishRows(withoutCity)
    const { body } = await member('getFNOLDraft', { query: draftQuery() })
    expect((body.Payload as StoredClaimDraft).removed).toEqual([
      { Key: 'c114', Label: 'City or nearest city', IsConfidential: 0 },
    ])
  })
})

describe('publishing', () => {
  test('refuses errors with their cells, and changes nothing', async () => {
    const before = await newest()
    const broken = changed(({ controls }) => Object.assign(controls[3]!, { ControlTypeCode: 'texbox' }))
    expect(await publishRows(broken)).toMatch(/unknown-kind[\s\S]*Not published: 1 error/)
    expect(await newest()).toEqual(before)
  })

  test('refuses ids and columns that the tables cannot store', async () => {
    const named = changed(({ controls }) => Object.assign(controls.at(-1)!, { RecId: 'vin' }))
    expect(showDiagnostics(await read(named), false)).toMatchObject({ hasErrors: true })
    expect(await publishRows(named)).toContain('The id vin is not a whole number')
  })

  test('refuses a file without tables with a single message', async () => {
    const { errors } = await readDefinitions('claim-report', [{ name: 'photo.csv', bytes: Buffer.from('not a table') }])
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['missing-table']))
  })

  test('refuses tables without rows', async () => {
    const empty = { controls: [], displayValues: [], dependencies: [] }
    expect(await publishRows(empty)).toContain('Not published:')
    expect(await servedLabels()).toEqual(firstLabels)
  })

  test('refuses a publication without a reason or without a change', async () => {
    await expect(publishRows(withTrailer, ' ')).rejects.toThrow('Enter a reason')
    await expect(publishRows(servedDefinitions)).rejects.toThrow('There is nothing to publish')
  })

  test('stores immutable versions', async () => {
    for (const change of ['update definition_versions set reason = reason', 'delete from definition_versions'])
      await expect(server.database.sql(change)).rejects.toThrow('never changes')
  })

  test('stores rows changed by SQL as a version first', async () => {
    await server.database.sql(`update fnol_controls set control_label = 'Town' where rec_id = 114`)
    expect((await showStatus(server.database, 'claim-report', false)).text).toContain('They were changed with SQL')
    await publishRows(withTrailer)
    const [, unpublished] = (await newest()).versions
    expect(unpublished).toMatchObject({ reason: 'Changed in the database, not published' })
    expect(String(await writeVersion(server.database, 'claim-report', unpublished!.number, 'json'))).toContain('"Town"')
  })
})

describe('in the portal', () => {
  const messageOf = async (caller: Caller, name: 'publishDefinitions' | 'rollBackDefinitions', body: object) =>
    (await caller(name, { body })).body.Error?.ErrorMessage ?? null

  test('staff review, publish and roll back, and see the versions', async () => {
    const { body } = await staff('reviewDefinitions', { body: { Tables: withTrailer } })
    expect(body.Payload).toMatchObject({ changes: [{ kind: 'added', label: 'Trailer number' }], lost: [] })
    const publication = { Tables: withTrailer, Reason: 'Trailers' }
    expect(await messageOf(staff, 'publishDefinitions', publication)).toBeNull()
    expect(await servedLabels()).toContain('Trailer number')
    const { body: versions } = await staff('getDefinitionVersions', {})
    expect((versions.Payload as DefinitionVersion[])[0]).toMatchObject({
      ...{ Reason: 'Trailers', PublishedBy: 'staff.admin@demo.example', IsCurrent: 1, Restores: null },
    })
    expect(await messageOf(staff, 'rollBackDefinitions', { Number: 1, Reason: 'Oops' })).toBeNull()
    expect(await servedLabels()).toEqual(firstLabels)
    const { body: first } = await staff('getDefinitionVersion', { query: { Number: 1 } })
    expect((first.Payload as DefinitionRows).controls).toHaveLength(servedDefinitions.controls.length)
  })

  test('refuses definitions with errors and lists them', async () => {
    const Tables = changed(({ controls }) => Object.assign(controls[3]!, { ControlTypeCode: 'texbox' }))
    expect(await messageOf(staff, 'publishDefinitions', { Tables, Reason: 'A typo' })).toMatch(
      /^Nothing was published\. .*texbox.* Correct the file and publish it again\.$/,
    )
    expect(await servedLabels()).toEqual(firstLabels)
  })

  test('publishing requires a staff user with the permission', async () => {
    const manager = await server.as('staff.manager@demo.example')
    expect((await manager('getDefinitionVersions', {})).status).toBe(403)
    await server.database.sql(
      "update object_access set is_active = 1 where objects_rec_id = (select rec_id from objects where code = '000-001-007')",
    )
    expect((await member('getDefinitionVersions', {})).body.Payload).toEqual([])
    const publication = { Tables: withTrailer, Reason: 'Trailers' }
    expect(await messageOf(member, 'publishDefinitions', publication)).toBe('Only staff can publish forms.')
    expect(await messageOf(member, 'rollBackDefinitions', { Number: 1, Reason: 'x' })).toBe(
      'Only staff can publish forms.',
    )
  })
})

describe('a rollback', () => {
  test('publishes an earlier version again, as a new one', async () => {
    await publishRows(withTrailer)
    const { current } = await newest()
    await rollBackTo(1)
    expect(await servedLabels()).toEqual(firstLabels)
    expect(await newest()).toMatchObject({
      current: current! + 1,
      versions: expect.arrayContaining([
        expect.objectContaining({
          number: current! + 1,
          restores: 1,
          reason: 'Rollback to version 1: It confused drivers',
        }),
      ]),
    })
  })

  test('refuses an unknown version and the current one', async () => {
    await expect(rollBackTo(999)).rejects.toThrow('There is no version 999.')
    const { current } = await newest()
    await expect(rollBackTo(current!)).rejects.toThrow('Members already have version')
  })
})

test('a version written as a workbook reads back unchanged', async () => {
  const bytes = await writeVersion(server.database, 'claim-report', 1, 'xlsx')
  const again = await readDefinitions('claim-report', [{ name: 'version-1.xlsx', bytes: bytes as Uint8Array }])
  expect(again.errors).toEqual([])
  const sorted = (rows: Definitions) => ({
    ...rows,
    controls: rows.controls.toSorted((one, other) => Number(one.RecId) - Number(other.RecId)),
  })
  expect(sorted(again.definitions)).toEqual(sorted(parseDefinitions(servedDefinitions)))
})
