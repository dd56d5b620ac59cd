import { randomUUID } from 'node:crypto'
import type { ClaimSubmission, ClaimUpload } from '@captive/api-client/contract'
import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'
import type { FastifyInstance } from 'fastify'

import { demoPassword } from '../../src/demo/load-demo-data.ts'
import { claimBody, draftQuery, draftSave, memberCompany, online } from '../claim-bodies.ts'

/** A claim that a reporter sends until it is acknowledged, however often the server dies. */
export interface Claim {
  /** The email address of the reporter's account. */
  person: string
  body: ClaimSubmission
  file: { name: string; content: string }
  /** Whether the file is uploaded before, as the portal does, or comes inside the body. */
  isUploaded: boolean
  /** The id of its draft, if it had one. */
  draftId: string | undefined
  /** Whether a server confirmed that it stored the draft. If so, the reporter does not start it again. */
  isDraftKept: boolean
  /** When the file was uploaded, in minutes that have really passed. */
  uploadedAt: number | undefined
  isAcknowledged: boolean
}

let last = 0

export function newClaim({
  person,
  isUploaded,
  hasDraft,
}: Pick<Claim, 'person' | 'isUploaded'> & { hasDraft: boolean }): Claim {
  const body = claimBody('property-fire', 'typed by hand')
  const file = { name: `notes-${++last}.txt`, content: `Notes about ${body.confirmationNum}. `.repeat(20) }
  const inline: ClaimUpload[] = [{ name: file.name, base64: Buffer.from(file.content).toString('base64') }]
  const draftId = hasDraft ? randomUUID() : undefined
  return {
    person,
    body: { ...body, ...(draftId !== undefined && { draftId }), uploads: isUploaded ? [] : inline },
    file,
    isUploaded,
    draftId,
    isDraftKept: false,
    uploadedAt: undefined,
    isAcknowledged: false,
  }
}

/** Sends a request to a server and resolves with its answer. */
export type Send = (request: {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer<ArrayBuffer>
}) => Promise<{ status: number; body: string }>

/** Sends to a server within this process. */
export const injectInto =
  (app: FastifyInstance): Send =>
  async (request) => {
    const { statusCode, body } = await app.inject(request)
    return { status: statusCode, body }
  }

interface Answered {
  status: number
  body: { Payload?: unknown; Error?: { ErrorStatus: number; ErrorMessage: string | null }; access_token?: string }
}

/** A client that reports claims, and signs in again after its session has ended. */
export class Reporter {
  readonly #send: Send
  readonly #minutes: () => number
  readonly #email: string
  #token = ''
  #signingIn: Promise<void> | undefined

  /** @param minutes the time outside */
  constructor(send: Send, email: string, minutes: () => number) {
    this.#send = send
    this.#email = email
    this.#minutes = minutes
  }

  /** Reports a claim as the portal does. Returns once it is acknowledged; never where the server dies first. */
  async report(claim: Claim): Promise<void> {
    const { draftId, body } = claim
    if (draftId !== undefined && !claim.isDraftKept) {
      await this.#save(draftId, body)
      claim.isDraftKept = true
    }
    if (claim.isUploaded && claim.uploadedAt === undefined) await this.#upload(claim)
    const { Error: outcome } = (await this.call('fnolSubmit2', { query: online(), body: claim.body })).body
    if (claim.isUploaded && outcome?.ErrorMessage?.includes('no longer available')) {
      const age = this.#minutes() - (claim.uploadedAt ?? 0)
      if (age < 40) throw new Error(`The file of ${body.confirmationNum} was removed after ${age} minutes.`)
      claim.uploadedAt = undefined
      return this.report(claim)
    }
    if (outcome?.ErrorStatus !== 0) throw new Error(`${body.confirmationNum} was refused: ${outcome?.ErrorMessage}`)
    claim.isAcknowledged = true
  }

  /** Makes a call of the contract; again where the session has ended. */
  async call(name: keyof Contract, input: { query?: object; body?: object } = {}): Promise<Answered> {
    const { path, method }: Endpoint = contract[name]
    const search = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
    return this.#signedIn(method, `/api${path}?${search.toString()}`, input.body)
  }

  async #save(draftId: string, { personalInfoDetail }: ClaimSubmission): Promise<void> {
    const draft = { claimType: 'Property', personalInfo: personalInfoDetail, answers: {}, uploads: [], step: 2 }
    const { status } = await this.call('putFNOLDraft', { query: draftSave(undefined, draftId), body: draft })
    if (status !== 200) throw new Error(`A draft was refused with ${status}.`)
  }

  async #upload(claim: Claim): Promise<void> {
    const form = new FormData()
    form.append('file', new Blob([claim.file.content]), claim.file.name)
    const { status, body } = await this.#signedIn('POST', '/api/DocumentUpload', form)
    if (status !== 200) throw new Error(`A file was refused with ${status}.`)
    claim.body = { ...claim.body, uploads: [{ name: claim.file.name, filePath: String(body.Payload) }] }
    claim.uploadedAt = this.#minutes()
  }

  async #signedIn(method: Endpoint['method'], url: string, body?: object): Promise<Answered> {
    const encoded = body instanceof FormData ? new Response(body) : undefined
    const type = encoded?.headers.get('content-type') ?? (body && 'application/json')
    const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : body && JSON.stringify(body)
    for (let attempt = 0; attempt < 3; attempt++) {
      if (this.#token === '' || attempt > 0) await this.#signInOnce()
      const { status, body: answer } = await this.#send({
        method,
        url,
        headers: { authorization: `Bearer ${this.#token}`, ...(type && { 'content-type': type }) },
        ...(payload && { payload }),
      })
      if (status !== 401)
        return { status, body: answer.startsWith('{') ? (JSON.parse(answer) as Answered['body']) : {} }
    }
    throw new Error(`${this.#email} is signed out at once.`)
  }

  /**
   * Calls that run side by side share one sign-in, as in a browser. A server that dies leaves each try counted, so one
   * per call would soon reach the limit.
   */
  #signInOnce(): Promise<void> {
    this.#signingIn ??= this.#signIn().finally(() => {
      this.#signingIn = undefined
    })
    return this.#signingIn
  }

  async #signIn(): Promise<void> {
    const form = { username: this.#email, password: demoPassword, grant_type: 'password' }
    const { body } = await this.#send({
      method: 'POST',
      url: '/api/LogOn',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    const { access_token } = JSON.parse(body) as { access_token?: string }
    if (access_token === undefined) throw new Error(`${this.#email} cannot sign in: ${body}`)
    this.#token = access_token
  }
}

/** The numbers of all reports that the people of the company see. */
export async function reportedNumbers(reporter: Reporter): Promise<string[]> {
  const { body } = await reporter.call('getFNOLReports', { query: { ClientId: memberCompany } })
  return (body.Payload as { ConfirmationNum: string }[]).map(({ ConfirmationNum }) => ConfirmationNum)
}

/** The drafts that are still there, by id. */
export async function storedDrafts(reporter: Reporter): Promise<string[]> {
  const { body } = await reporter.call('getFNOLDrafts', { query: { ClientId: draftQuery().ClientId } })
  return (body.Payload as { DraftId: string }[]).map(({ DraftId }) => DraftId)
}
