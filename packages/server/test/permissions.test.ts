import { categoryOf, documentCategories, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { documentTypeRows } from '../src/reference/document-types.ts'
import { loadReferenceData } from '../src/reference/load-reference-data.ts'
import { permissionCodes } from '../src/reference/permission-codes.ts'
import { openTestDatabase } from './databases.ts'
import { calls, requestsOf, type CallName, type Request } from './requests.ts'
import { startTenantServer, type TenantServer } from './tenant-server.ts'
import type { Answer, Caller } from './test-server.ts'

/** Calls that require no session, each with the reason. */
const open: { [Name in CallName]?: string } = {
  getCapabilities: 'the sign-in page asks for the capabilities',
  logOn: 'it begins the session',
  logOut: 'it responds the same after the session has ended',
  checkAuth: 'it returns whether there is a session',
  forgotPassword: 'a person without the password cannot sign in',
  resetPassword: 'the mailed token replaces the password',
  isPasswordLinkGood: 'a person with a mailed link cannot sign in yet',
  startPasskeySignIn: 'it begins to sign in',
  passkeySignIn: 'it begins the session',
  startSingleSignOn: 'it begins to sign in',
  finishSingleSignOn: 'it begins the session',
  confirmCopy: 'the owner of the address may have no account',
  keepDrafts: 'the owner of a former address cannot sign in',
}

/** Calls that may require several of their codes, with the request that one code alone allows. */
const withCodeAlone: Record<string, (request: Request) => Request> = {
  'getLossRunReport 004-001-006': ({ query }) => ({ query: { ...query, DocType: 'excel' } }),
  'updateClaimNotificationSelectionsByUser 000-001-002': cleared,
  'updateClaimNotificationSelectionsByUser 000-001-003': cleared,
}

function cleared({ body }: Request): Request {
  return { body: (body as object[]).map((selection) => ({ ...selection, IsSelected: false, SendEmail: false })) }
}

const roleGroup = 21 // administrators of members
const guarded = calls.flatMap(([name, { access }]) => (typeof access === 'string' ? [] : [[name, access] as const]))
const signedIn = calls.filter(([, { access }]) => access === 'signed in')

let server: TenantServer
let member: Caller
beforeAll(async () => {
  server = await startTenantServer()
  member = server.member.call
})
afterAll(() => server.close())
beforeEach(async () => {
  await allow([])
  await server.database.sql('delete from tries')
})

/** Gives the caller's role group these codes and no others. */
const allow = (codes: readonly string[]) =>
  server.database.sql(
    'update object_access set is_active = (select count(*) from objects where rec_id = objects_rec_id and code = any($2)) where role_groups_rec_id = $1',
    [roleGroup, codes],
  )

/** A request about the caller's own things, so that nothing but the permission can refuse it. */
const make = (caller: Caller, name: CallName, code?: string): Promise<Answer> => {
  const request = requestsOf(name, server.member.own)[0]!
  return caller(name, withCodeAlone[`${name} ${code}`]?.(request) ?? request)
}

describe('every call of the contract', () => {
  test('requires a session, except for public calls', () => {
    const isPublic = ([, { access }]: [CallName, Endpoint]) => access === 'public'
    expect(calls.filter(isPublic).map(([name]) => name)).toEqual(Object.keys(open))
  })

  test.each(calls.filter(([name]) => !(name in open)))('%s refuses signed-out callers', async (name) => {
    const { status, body } = await make(server.nobody, name)
    expect(status).toBe(401)
    expect(body).toEqual({ Error: { ErrorStatus: 401, ErrorMessage: expect.any(String) } })
  })

  test.each(guarded)('[PRM-001] %s refuses a caller with every other code', async (name, access) => {
    await allow(permissionCodes.filter((code) => !access.includes(code)))
    const { status, body } = await make(member, name)
    expect(status).toBe(403)
    expect(body).toEqual({ Error: { ErrorStatus: 403, ErrorMessage: expect.any(String) } })
  })

  test.each(guarded.flatMap(([name, access]) => access.map((code) => [name, code] as const)))(
    '[PRM-001] %s accepts a caller with only %s',
    async (name, code) => {
      await allow([code])
      const { status } = await make(member, name, code)
      expect([200, 404]).toContain(status) // a document that the code does not open is like none
    },
  )

  test.each(signedIn)('%s accepts every signed-in caller', async (name) => {
    expect([200, 404]).toContain((await make(member, name)).status)
  })
})

describe('documents require the codes of their category', () => {
  const typesOf = ({ prefix }: { prefix: string }) =>
    documentTypeRows.filter(({ Code }) => categoryOf(Code)?.prefix === prefix).map(({ Code }) => Code)
  const listed = async (tier: 'Program' | 'Insured') => {
    const name = tier === 'Program' ? 'getDocumentsByProgram' : 'getDocumentsByClient'
    const { Payload } = (await make(member, name)).body
    return Payload as { DocumentId: string; FilePath: string; RecId: number }[]
  }

  test.each(documentCategories)('[PRM-001] $prefix is listed with $list only', async (category) => {
    await allow(permissionCodes.filter((code) => code !== category.list))
    const others = (await listed(category.tier)).map(({ DocumentId }) => DocumentId)
    for (const code of typesOf(category)) expect(others).not.toContain(code)
    await allow([category.list])
    const names = (await listed(category.tier)).map(({ DocumentId }) => DocumentId)
    expect(names).toEqual(expect.arrayContaining(typesOf(category)))
  })

  test.each(documentCategories.filter(({ download }) => download))(
    '[PRM-037] [PRM-051] $prefix is downloaded with $download only',
    async (category) => {
      await allow(permissionCodes.filter((code) => code !== category.download))
      const [document] = (await listed(category.tier)).filter(({ DocumentId }) => categoryOf(DocumentId) === category)
      const download = () => member('documentDownload', { query: { FileName: document?.FilePath } })
      expect((await download()).status).toBe(404)
      await allow([category.list, category.download!])
      expect((await download()).status).toBe(200)
    },
  )

  test.each(documentCategories)('[PRM-031] $prefix is deleted with $manage only', async (category) => {
    await allow(permissionCodes.filter((code) => code !== category.manage))
    const [document] = (await listed(category.tier)).filter(({ DocumentId }) => categoryOf(DocumentId) === category)
    const remove = async () =>
      (await member('documentDelete', { query: { FileName: document?.FilePath, RecId: document?.RecId } })).body.Error
    expect(await remove()).toMatchObject({ ErrorStatus: 1 })
    if (!category.manage) return
    await allow([category.list, category.manage])
    expect(await remove()).toMatchObject({ ErrorStatus: 0 })
  })

  test('[PRM-011] [PRM-036] filing requires 000-001-004 or a member’s upload code', async () => {
    const [made] = requestsOf('createDocument', server.member.own)
    const request = { body: { ...(made?.body as object), FilePath: server.member.own.uploads[5] } }
    await allow(permissionCodes.filter((code) => code !== '002-003-005-001'))
    expect((await member('createDocument', request)).body.Error?.ErrorStatus).toBe(1)
    await allow(['002-003-005-001'])
    expect((await member('createDocument', request)).body.Error?.ErrorStatus).toBe(0)
    const ofStaff = documentTypeRows.find(({ Tier, ClientAllowUpload }) => Tier === 'Insured' && !ClientAllowUpload)!
    const theirs = { ...request.body, DocumentId: ofStaff.Code, DocumentTypesRecId: ofStaff.RecId }
    expect((await member('createDocument', { body: theirs })).body.Error?.ErrorMessage).toMatch(/in this category/)
    await allow(['000-001-004'])
    expect((await member('createDocument', { body: theirs })).body.Error?.ErrorMessage).toMatch(/no longer available/)
  })
})

test('a loss run requires the code of its format', async () => {
  const [pdf, excel] = requestsOf('getLossRunReport', server.member.own)
  await allow(['004-001-003'])
  expect((await member('getLossRunReport', excel)).status).toBe(403)
  await allow(['004-001-006'])
  expect((await member('getLossRunReport', pdf)).status).toBe(403)
})

test('[PRM-009] [PRM-010] users are not editable for callers who only list them', async () => {
  const editable = async (...codes: string[]) => {
    await allow(codes)
    const { Payload } = (await make(member, 'getUsersByGroup')).body
    return (Payload as { RecId: number; isEditable: boolean }[]).filter((user) => user.isEditable)
  }
  expect(await editable('004-001-007')).toEqual([])
  expect(await editable('000-001-003')).not.toEqual([])
  expect(await editable('000-001-002')).not.toEqual([])
})

test('treats an unknown token like a missing one', async () => {
  const { status } = await server.withToken('x'.repeat(43))('getClients')
  expect(status).toBe(401)
})

test('[PRM-002] [PRM-003] each code is granted to some initial roles, not all', async () => {
  const untouched = await openTestDatabase({ demoData: false })
  const rows = await untouched.sql<{ code: string; grants: number }>(
    'select code, (select count(*)::integer from object_access where objects_rec_id = rec_id and is_active = 1) grants from objects',
  )
  await untouched.close()
  expect(rows.map(({ code }) => code).sort()).toEqual([...permissionCodes].sort())
  for (const { code, grants } of rows) {
    expect(grants, code).toBeGreaterThan(0)
    expect(grants, code).toBeLessThan(15)
  }
})

test('[PRM-002] a code added later grants no other code', async () => {
  const database = await openTestDatabase({ demoData: false })
  const grantedCodes = () =>
    database.sql(
      'select role_groups_rec_id, code, is_active from object_access join objects on rec_id = objects_rec_id order by 1, 2',
    )
  const wanted = await grantedCodes()
  await database.sql('delete from object_access')
  await database.sql('delete from objects')
  const before = permissionCodes.filter((_, place) => place !== 3)
  for (const [place, code] of before.entries())
    await database.sql('insert into objects values ($1, $2)', [place + 1, code])
  await loadReferenceData(database)
  expect(await grantedCodes()).toEqual(wanted)
  await database.close()
})

test('[SES-006] an inactive entry grants no code and is listed as inactive', async () => {
  await allow(['006-001'])
  const { body } = await make(member, 'getRoleGroupObjectAccess')
  const rows = body.Payload as { Code: string; IsActive: number }[]
  expect(rows.filter(({ IsActive }) => IsActive === 1).map(({ Code }) => Code)).toEqual(['006-001'])
  expect(rows.length).toBeGreaterThan(50)
})
