import { contract, type Endpoint } from '@captive/api-client/contract'
import { IsInteger, IsObject, IsString, type TSchema } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { calls, requestsOf, type CallName, type Request } from './requests.ts'
import { absentIds } from './tenant-ids.ts'
import { startTenantServer, type TenantServer } from './tenant-server.ts'
import type { Answer } from './test-server.ts'

let server: TenantServer
beforeAll(async () => (server = await startTenantServer()))
afterAll(() => server.close())

/** Values that a caller may send instead of an id. */
const madeUp = [
  0,
  -1,
  1.5,
  990_990_099,
  2_147_483_647,
  2_147_483_648,
  '9'.repeat(40),
  'text',
  '',
  "1'; --",
  '../1',
  'CN1',
]

const fieldsOf = (schema: TSchema | undefined) => Object.entries(IsObject(schema) ? schema.properties : {})

/** Whole numbers are ids; of texts those that name something, which a request says in `requests.ts`. */
const identifierNames = [
  'ClaimNumber',
  'ConfirmationNum',
  'DraftId',
  'FileName',
  'FilePath',
  'DocumentId',
  'RequestId',
  'Token',
]
const isOfThing = ([name, schema]: [string, TSchema]) =>
  IsInteger(schema) || (IsString(schema) && identifierNames.includes(name))

/** The request with each id in turn made up. */
function* madeUpRequests(name: CallName): Generator<{ request: Request; field: string; value: unknown }> {
  const endpoint: Endpoint = contract[name]
  const request = requestsOf(name, absentIds)[0]!
  for (const part of ['query', 'body'] as const)
    for (const [field] of fieldsOf(endpoint[part]).filter(isOfThing))
      for (const value of madeUp)
        yield {
          field,
          value,
          request: { ...request, [part]: { ...(request[part] as object | undefined), [field]: value } },
        }
}

/** Integers that are not ids. Any valid one may have a result. */
const others = ['limit', 'after', 'count', 'IsActive', 'Year', 'Month', 'Day', 'Quarter', 'step']

/** Nothing at all, or an outcome that says that nothing was done. */
const isNothing = ({ Payload, Error }: Answer['body']) =>
  (Error !== undefined && Error.ErrorStatus !== 0) ||
  Payload === null ||
  Payload === false ||
  (typeof Payload === 'object' && isEmpty(Payload))

/** An empty list, or lists and counts that are empty. A word beside them says how a search was done. */
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).every(isEmpty)
      : !value || typeof value === 'string'

/** Refused as a request that does not fit, or answered with nothing. */
function isRejectedClearly(field: string, { status, body }: Answer): boolean {
  const { ErrorStatus, ErrorMessage } = body.Error ?? { ErrorStatus: 0, ErrorMessage: null }
  if (status === 200) return others.includes(field) || isNothing(body)
  return [400, 403, 404, 429].includes(status) && ErrorStatus === status && (ErrorMessage ?? '').length > 10
}

test.each(calls.map(([name]) => name).filter((name) => name !== 'logOut'))(
  '%s answers unknown and invalid ids without a 500',
  async (name) => {
    for (const { request, field, value } of madeUpRequests(name)) {
      await server.database.sql('delete from tries')
      for (const person of [server.member, server.staff]) {
        const answer = await person.call(name, request)
        expect(
          isRejectedClearly(field, answer),
          `${field} ${JSON.stringify(value)}: ${answer.status} ${answer.raw.toString()}`,
        ).toBe(true)
      }
    }
  },
)
