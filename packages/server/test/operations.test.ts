import { setTimeout as sleep } from 'node:timers/promises'

import { samples } from '@captive/form-engine/catalogue'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { explainUnexpected } from '../src/database/failure.ts'
import { systemScope } from '../src/database/scope.ts'
import { claimBody, memberCompany, online } from './claim-bodies.ts'
import { beginUpload, uploadBody } from './multipart.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const METRICS_TOKEN = 'a-token-of-twenty-characters-and-more'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ METRICS_TOKEN, SMTP_URL: 'smtp://127.0.0.1:1' })))
afterAll(() => server.close())

const get = (url: string, headers = {}) => server.app.inject({ url, headers })
const metrics = async () => (await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).body

describe('health', () => {
  test('is ready only with a database and all migrations', async () => {
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })

    const [newest] = await server.database.sql<{ id: number; hash: string; created_at: string }>(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
    )
    expect(await get('/readyz')).toMatchObject({ statusCode: 503, body: '{"status":"migrations"}' })
    await server.database.sql('insert into drizzle.__drizzle_migrations values ($1, $2, $3)', Object.values(newest!))

    await server.database.sql('alter schema drizzle rename to elsewhere')
    expect(await get('/readyz')).toMatchObject({ statusCode: 503, body: '{"status":"database"}' })
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"alive"}' })
    await server.database.sql('alter schema elsewhere rename to drizzle')
    expect((await get('/readyz')).statusCode).toBe(200)
  })
})

describe('metrics', () => {
  test('require the token, and are 404 without the setting', async () => {
    for (const authorization of [undefined, 'Bearer wrong', METRICS_TOKEN])
      expect((await get('/metrics', authorization ? { authorization } : {})).statusCode).toBe(401)
    const other = await startTestServer()
    const { statusCode } = await other.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })
    await other.close()
    expect(statusCode).toBe(404)
  })

  test('count calls by method, route template and status class', async () => {
    const member = await server.as('admin@member.example')
    await member('getPoliciesByClient', { query: { clientId: memberCompany } })
    await get('/reset/a-secret-token?user=someone')
    await get('/api/nothing/of/this/name')
    const text = await metrics()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/getPoliciesByClient",status="2xx"} 1',
    )
    expect(text).toContain('route="none",status="4xx"')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toMatch(/secret-token|someone|nothing\/of|clientId/)
  })

  test('report queued and dead mail, uploads and database state', async () => {
    await server.database.sql('delete from outbox')
    await server.nobody('forgotPassword', { query: { email: 'admin@member.example', origin: 'http://localhost:4000' } })
    await server.nobody('forgotPassword', {
      query: { email: 'manager@member.example', origin: 'http://localhost:4000' },
    })
    await server.database.sql(
      "update outbox set dead_at = now(), last_error = 'refused' where recipient = 'manager@member.example'",
    )
    await server.database.sql(
      "insert into uploads (storage_key, users_rec_id, name, size, media_type) select 'key', rec_id, 'a.pdf', 3000000000, 'application/pdf' from users limit 1",
    )
    const text = await metrics()
    expect(text).toMatch(/^portal_database_up 1$/m)
    expect(text).toMatch(/^portal_mail_waiting 1$/m)
    expect(text).toMatch(/^portal_mail_dead 1$/m)
    expect(text).toMatch(/^portal_upload_bytes 3000000000$/m)

    await server.database.sql('alter table outbox rename to elsewhere')
    expect(await metrics()).toMatch(/^portal_database_up 0$[\s\S]*^portal_mail_waiting Nan$/m)
    await server.database.sql('alter table elsewhere rename to outbox')
  })
})

describe('the log', () => {
  const entries = () =>
    server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test('distinguishes a cut upload from an outage', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const upload = beginUpload(address, await server.token('staff.admin@demo.example'), 1_000_000)
    upload.write(uploadBody('cut.txt', 'seen from the road '.repeat(1_000)).slice(0, 5_000))
    await sleep(200)
    upload.destroy()
    const said = () => entries().map(({ msg }) => msg)
    await vi.waitFor(() => expect(said()).toContain('client closed the request'), { timeout: 20_000 })
    expect(said()).not.toContain('UnreachableDataError')
  })

  test('has one line per failure, with the caller’s request id', async () => {
    const member = await server.as('admin@member.example')
    await server.database.sql('alter table programs rename to elsewhere')
    const { status, headers, body } = await member('getPrograms')
    await server.database.sql('alter table elsewhere rename to programs')
    expect(status).toBe(500)
    expect(body).toEqual({
      Error: { ErrorStatus: 500, ErrorMessage: expect.any(String) },
      RequestId: headers['x-request-id'],
    })
    expect(body.Error?.ErrorMessage).not.toMatch(/programs|relation/)
    const lines = entries().filter(({ reqId }) => reqId === body.RequestId)
    expect(lines.map(({ msg }) => msg)).toEqual(['call failed', 'answered'])
    expect(lines[0]).toMatchObject({ err: { code: '42P01' } })
  })

  test('has names but no values of database errors', async () => {
    const secret = 'Jane\n    at 12 Private Lane'
    const insert = server.database.transaction(systemScope, (tx) =>
      tx.execute(sql`insert into groups (rec_id, name, code) select rec_id, ${secret}, ${secret} from groups limit 1`),
    )
    const error = await insert.catch((caught: unknown) => caught)
    expect(String(error), 'the error itself does hold it').toContain('Private Lane')
    server.app.log.error({ err: error }, 'a statement failed')
    const last = entries().at(-1)
    expect(last).toMatchObject({
      msg: 'a statement failed',
      err: { message: '', code: '23505', constraint: 'groups_pkey', table: 'groups', routine: '_bt_check_unique' },
    })
    expect(JSON.stringify(last)).not.toContain('Private Lane')
    expect(explainUnexpected(error)).toContain('groups_pkey')
    expect(explainUnexpected(error)).not.toContain('Private Lane')
  })

  test('has no values from requests', async () => {
    const secrets = {
      password: 'Hush-hush-password-1',
      email: 'very.private@member.example',
      link: 'token-of-a-mailed-link',
      ssn: '523-45-6789',
      street: '12 Private Lane',
      file: 'diagnosis-of-jane.pdf',
      text: 'my neighbor saw it all',
      caller: 'from-the-caller',
    }
    const member = await server.as('admin@member.example')
    const token = await server.token('admin@member.example')
    const send = (url: string, payload: string, type = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${token}`, 'x-request-id': secrets.caller },
      })

    await server.nobody('logOn', {
      body: { username: secrets.email, password: secrets.password, grant_type: 'password' },
    })
    await server.nobody('forgotPassword', { query: { email: secrets.email, origin: 'http://localhost:4000' } })
    await server.nobody('resetPassword', { query: { Password: secrets.password, Token: secrets.link } })
    await get(`/reset/${secrets.link}?password=${secrets.password}`)
    await get(`/api/${secrets.email}?q=${secrets.ssn}`)
    await send('/api/LogOn', `{"username":"${secrets.email}","password":"${secrets.password}"`)
    await send('/api/CreateEntry', JSON.stringify({ [secrets.email]: secrets.text }))
    await send('/api/FNOLSubmit2?ClientId=x', secrets.ssn, 'text/plain')
    const multipart = `--b\r\nContent-Disposition: form-data; name="file"; filename="${secrets.file}"\r\n\r\n${secrets.text}\r\n--b--`
    await send('/api/DocumentUpload', multipart, 'multipart/form-data; boundary=b')
    await send('/api/DocumentUpload', multipart.slice(0, -6), 'multipart/form-data; boundary=b')

    // Failures inside: a database that refuses, and mail that cannot be sent.
    const workers = samples.find(({ claimType }) => claimType === 'WorkersCompensation')!
    const policies = (await member('getPoliciesByClient', { query: { clientId: memberCompany } })).body.Payload
    const policy = (policies as { LOB: string; PolicyNumber: string }[]).find(({ LOB }) => LOB.startsWith('Work'))!
    const claim = claimBody(workers.name, policy.PolicyNumber, { c481: secrets.ssn })
    claim.personalInfoDetail.street = secrets.street
    await server.database.sql('alter table claim_reports add constraint never check (false) not valid')
    const refused = await member('fnolSubmit2', { query: online(), body: claim })
    await server.database.sql('alter table claim_reports drop constraint never')
    await server.nobody('forgotPassword', {
      query: { email: 'employee@member.example', origin: 'http://localhost:4000' },
    })
    await server.mails()

    expect(refused).toMatchObject({ status: 500 })
    const log = server.log()
    expect(log).toContain('mail not sent')
    for (const secret of [...Object.values(secrets), token, 'employee@member.example', METRICS_TOKEN])
      expect(log).not.toContain(secret)
    const known = [
      'level',
      'time',
      'pid',
      'hostname',
      'reqId',
      'msg',
      'method',
      'route',
      'status',
      'ms',
      'err',
      'mail',
      'tries',
      'reason',
    ]
    for (const entry of entries()) expect(known).toEqual(expect.arrayContaining(Object.keys(entry)))
  })
})
