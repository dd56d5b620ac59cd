import { isDeepStrictEqual } from 'node:util'
import {
  answersOfEndorsement,
  plainVin,
  policiesToEndorse,
  toEndorsementRequest,
  type Endorsement,
  type EndorsementRequest,
} from '@captive/api-client/contract'
import { readSubmission, type Form, type Outcome } from '@captive/form-engine'
import { reviewOutcome, templateSections } from '@captive/form-engine/claim'
import { and, eq } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import { brandOfCompany } from '../../brand/brand-of-company.ts'
import type { Transaction } from '../../database/database.ts'
import { clients } from '../../database/tables/clients.ts'
import { endorsements } from '../../database/tables/endorsements.ts'
import { contactEntries } from '../../database/tables/operation.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Session } from '../../session/session.ts'
import { listPolicies } from '../policy-library/index.ts'
import { isOnSchedule } from './queries.ts'
import { endorsementFormOf, questionsOf } from './endorsement-form.ts'
import { endorsementMails } from './endorsement-mail.ts'
import { EndorsementRefusedError } from './endorsement-refused-error.ts'
import { texts } from './texts.ts'

/** Identifies a request. */
interface Identity {
  requestId: string
  clientId: number
}

/**
 * Stores a request in one transaction: its row, a log entry, a mail to the endorsements mailbox and a mail to the user.
 * Idempotent: repeating the request stores and sends nothing.
 * @throws EndorsementRefusedError naming the first invalid field
 */
export async function storeRequest(
  tx: Transaction,
  { config, validators }: Pick<Dependencies, 'config' | 'validators'>,
  session: Session,
  identity: Identity,
  asked: EndorsementRequest,
): Promise<void> {
  const { clientId } = identity
  const policies = policiesToEndorse(await listPolicies(tx, session.scope, clientId))
  const numbers = policies.map(({ PolicyNumber }) => PolicyNumber)
  const questions = await questionsOf(tx, asked.Further?.Version ?? 0)
  const form = endorsementFormOf(numbers, questions?.tables ?? null)
  const { unexpected, outcome } = readSubmission(form, asked.Further?.Values ?? [], answersOfEndorsement(asked))
  const request = toEndorsementRequest(outcome, questions?.number)
  if (await isStored(tx, session, identity, request)) return
  if (policies.length === 0) throw new EndorsementRefusedError(texts.noPolicy)
  if (unexpected.length > 0) throw new EndorsementRefusedError(texts.questionsChanged)
  const errorsOf = await validators.errorsOf(form)
  const [first] = errorsOf(form, outcome)
  if (first) throw new EndorsementRefusedError(`${form.control(first.key)?.label}: ${first.message}`)
  if (!(await store(tx, session, identity, { request, further: furtherRows(form, outcome) }))) return

  const sections = templateSections(form, outcome.projected)
  const [client] = await tx.select({ name: clients.ClientName }).from(clients).where(eq(clients.ClientId, clientId))
  const { email, userId } = session
  const Content = sections.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`)).join('\n')
  await tx.insert(contactEntries).values({ Origin: 'Endorsements', Content, User: email, UsersRecId: userId })
  await recordActivity(tx, session, texts.activity.requested(request.change))
  const mails = endorsementMails(
    {
      brand: await brandOfCompany(tx, config.brands, clientId),
      request,
      sections,
      company: client?.name ?? request.COMPANY,
      email,
    },
    config.mailboxes.endorsements,
  )
  await enqueueMail(tx, config.keyring, ...mails)
}

/** The answers to additional questions as text. */
function furtherRows(form: Form, outcome: Outcome): Endorsement['further'] {
  const isFurther = (key: string | number | undefined) => typeof form.control(String(key))?.recId === 'number'
  return reviewOutcome(outcome).flatMap(({ rows }) =>
    rows.flatMap(({ label, value, path }) => (isFurther(path.at(-1)) ? { label, value } : [])),
  )
}

/** @returns false if the same request was stored first. A concurrent request with the same id waits here */
async function store(
  tx: Transaction,
  session: Session,
  identity: Identity,
  { request, further }: Pick<Endorsement, 'request' | 'further'>,
): Promise<boolean> {
  const { requestId, clientId } = identity
  const vin = plainVin(request.VIN)
  const [stored] = await tx
    .insert(endorsements)
    .values({
      requestId,
      ClientId: clientId,
      UsersRecId: session.userId,
      requestedBy: session.email,
      request,
      further,
      vin,
      wasOnSchedule: isOnSchedule(session.scope, clientId, { policyNumber: request['POLICY NUMBER'], vin }),
    })
    .onConflictDoNothing()
    .returning({ id: endorsements.RecId })
  if (stored) return true
  if (await isStored(tx, session, identity, request)) return false
  throw idTaken()
}

/**
 * Whether the same request is already stored. Runs in the scope of the session: an id that another user took looks free
 * here, and `store` refuses it later.
 * @throws EndorsementRefusedError when the id was used for a different request
 */
async function isStored(
  tx: Transaction,
  { userId }: Session,
  { requestId, clientId }: Identity,
  request: EndorsementRequest,
): Promise<boolean> {
  const [known] = await tx
    .select({ request: endorsements.request })
    .from(endorsements)
    .where(
      and(
        eq(endorsements.requestId, requestId),
        eq(endorsements.ClientId, clientId),
        eq(endorsements.UsersRecId, userId),
      ),
    )
  if (!known) return false
  if (!isDeepStrictEqual(known.request, request)) throw idTaken()
  return true
}

const idTaken = () => new EndorsementRefusedError(texts.alreadySubmitted)
