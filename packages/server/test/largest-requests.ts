import { contract, type Endpoint } from '@captive/api-client/contract'
import { isContainer, parseDefinitions, type Answers, type FormControl } from '@captive/form-engine'
import { claimForm, claimValues } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { IsArray, IsInteger, IsObject, IsString, type TSchema } from 'typebox'

import { claimBody, emailBody, today } from './claim-bodies.ts'
import { deliveryBody } from './deliveries.ts'
import { requestsOf, type CallName, type Request } from './requests.ts'
import type { TenantIds } from './tenant-ids.ts'

/** A request that is ready to be sent, so that nothing is measured but its answer. */
export interface LargestRequest {
  name: CallName
  /** In what it is large. */
  shape: string
  url: string
  contentType: string
  payload: string | undefined
}

/** Fillers of texts that can slow down a regular expression or a parser. */
const fillings = { letters: 'x', spaces: ' ', tags: '<b>', lines: '\n ', accents: 'é' }

/** Vehicles in a report, and bytes of a file in one. */
const [maxVehicles, largestFile] = [50, 18_500_000]

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
}

/**
 * The largest requests of a call that its contract allows, and larger ones that it has to refuse at no greater cost.
 * @param policyNumber of an auto policy of the company
 */
export function largestRequests(name: CallName, things: TenantIds, policyNumber: string): LargestRequest[] {
  const endpoint: Endpoint = contract[name]
  const encoding = endpoint.bodyEncoding ?? 'json'
  const [plain = {}] = requestsOf(name, things)
  const made = (shape: string, { query = {}, body }: Request, search = toSearch(query)): LargestRequest => ({
    name,
    shape,
    url: `/api${endpoint.path}?${search}`.slice(0, 60_000), // the longest that a server reads
    contentType: contentTypes[encoding],
    payload: toPayload(encoding, body),
  })
  return [
    made('plain', plain),
    ...Object.entries(largestOfKind[name]?.(policyNumber) ?? {}).map(([shape, body]) =>
      made(shape, { ...plain, body }),
    ),
    ...(canGrow(endpoint)
      ? Object.entries(fillings).map(([shape, filling]) =>
          made(shape, {
            query: grown(endpoint.query, plain.query, filling) as Record<string, unknown>,
            ...(!largestOfKind[name] && { body: grown(endpoint.body, plain.body, filling) as object }),
          }),
        )
      : []),
    made('many names', plain, Array.from({ length: 6_000 }, (_, index) => `k${index}=1`).join('&')),
    made('a repeated name', plain, 'clientIds=1&'.repeat(5_000)),
    ...(endpoint.method === 'GET' ? [] : tooLarge[encoding]).map(([shape, body]) => made(shape, { ...plain, body })),
  ]
}

const canGrow = ({ query, body }: Endpoint) =>
  Object.values({ ...(IsObject(query) && query.properties), body }).some((schema) => schema && growing(schema))

const growing = (schema: TSchema): boolean =>
  (IsString(schema) && longestOf(schema) !== undefined) ||
  IsArray(schema) ||
  (IsObject(schema) && Object.values(schema.properties).some(growing))

/** The longest valid text, if only its length is limited. */
function longestOf(schema: TSchema): number | undefined {
  const { maxLength, pattern } = schema as { maxLength?: number; pattern?: string }
  return pattern === undefined ? maxLength : undefined
}

/** A sample with texts and lists of maximum length. */
function grown(schema: TSchema | undefined, sample: unknown, filling: string): unknown {
  if (schema === undefined || sample === undefined) return sample
  const maxLength = IsString(schema) ? longestOf(schema) : undefined
  if (maxLength !== undefined) return filling.repeat(Math.ceil(maxLength / filling.length)).slice(0, maxLength)
  if (IsArray(schema) && Array.isArray(sample) && sample.length > 0)
    return Array.from({ length: (schema as { maxItems?: number }).maxItems ?? 100 }, (_, index) =>
      IsInteger(schema.items) ? index + 1 : grown(schema.items, sample[index % sample.length], filling),
    )
  if (IsObject(schema) && typeof sample === 'object' && sample !== null)
    return Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, grown(schema.properties[name], value, filling)]),
    )
  return sample
}

const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
const auto = samples.find(({ claimType }) => claimType === 'Auto')!

/** A report of the longest form, with the maximum number of vehicles and long texts. */
function longAnswers(): Answers {
  const short = auto.answers(today)
  const textOf = ({ kind }: FormControl) => 'A long story. '.repeat(kind === 'textarea' ? 1_400 : 30)
  const free = ({ kind, check }: FormControl) => ['textarea', 'textbox'].includes(kind) && check === 'none'
  const questions = form.controls.filter((control) => !isContainer(control))
  const own = questions.filter((control) => control.repeatedIn === null && free(control))
  const ofVehicle = questions.filter(
    (control) => control.repeatedIn !== null && control.kind === 'textbox' && free(control),
  )
  const vehicle = Object.fromEntries(ofVehicle.map((control) => [control.key, textOf(control)]))
  const vehicles = Array.from({ length: maxVehicles }, (_, index) => ({ [form.itemId]: index + 1, ...vehicle }))
  const section = ofVehicle[0]!.repeatedIn!
  const answers = { ...short, ...Object.fromEntries(own.map((control) => [control.key, textOf(control)])) }
  return form.project({ ...answers, [section]: vehicles })
}

const file = 'QUJD'.repeat(Math.floor(largestFile / 3))
const withFile = { uploads: [{ name: 'note.txt', base64: file }] }

function longClaims(policyNumber: string): Record<string, object> {
  const claim = claimBody(auto.name, policyNumber)
  const long = { ...claim, ...claimValues(form, longAnswers()), template: 'x'.repeat(100_000) }
  return { 'a long report': long, 'a file': { ...claim, ...withFile } }
}

/** Bodies that cannot be derived from a schema: the answers of a form, and files within a report. */
const largestOfKind: { [Name in CallName]?: (policyNumber: string) => Record<string, object | string> } = {
  fnolSubmit: longClaims,
  fnolSubmit2: longClaims,
  fnolEmail: () => ({
    'a long text': { ...emailBody(), comment: 'A story. '.repeat(2_200) },
    'a file': { ...emailBody(), ...withFile },
    'a file beside a missing answer': { ...emailBody(), zip: '', ...withFile },
  }),
  putFNOLDraft: () => ({
    'a long report': {
      claimType: 'Auto',
      personalInfo: claimBody(auto.name, 'typed').personalInfoDetail,
      answers: longAnswers(),
      uploads: [],
      step: 3,
    },
  }),
  findFNOLDuplicates: () => ({ 'a long report': { claimType: 'Auto', answers: longAnswers() } }),
  bringDelivery: () => ({
    'a file': deliveryBody(
      '2026-09-30',
      Array.from({ length: 20_000 }, (_, index) => ({ number: `KC-${index}` })),
    ),
  }),
  documentUpload: () => ({
    'a file': `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'From: x\r\n'.repeat(400_000)}\r\n--b--\r\n`,
  }),
}

const object = (names: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, index) => [`k${index}`, index])))

/** Bodies that no call allows. */
const tooLarge: Record<keyof typeof contentTypes, [shape: string, body: string][]> = {
  json: [
    ['too many values', object(140_000)],
    ['many values', object(9_000)],
    ['deep', '['.repeat(900_000) + ']'.repeat(900_000)],
    ['one long text', JSON.stringify({ x: 'é'.repeat(900_000) })],
  ],
  form: [['many fields', 'k=1&'.repeat(500_000)]],
  multipart: [
    ['many parts', `${'--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(20_000)}--b--\r\n`],
  ],
}

function toPayload(encoding: keyof typeof contentTypes, body: object | string | undefined): string | undefined {
  if (body === undefined || typeof body === 'string') return body
  return encoding === 'form' ? toSearch(body) : JSON.stringify(body)
}

function toSearch(values: object): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}
