import { renewalTermOf, type Document, type PackKind } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import type { Transaction } from '../../../database/database.ts'
import { dayOf } from '../../../database/moment.ts'
import { clients } from '../../../database/tables/clients.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { formatLongDate } from '../../../pdf/format.ts'
import { recordDrawing, rowsOf } from '../../../pdf/recorded-drawing.ts'
import { packTypes } from '../../../reference/document-types.ts'
import type { Session } from '../../../session/session.ts'
import type { FileProgress, SlowThreads } from '../../../threads/slow-threads.ts'
import { workerModule } from '../../../threads/worker-module.ts'
import { findInsured, placeOf } from '../../claims/index.ts'
import { listPolicies } from '../../policy-library/index.ts'
import { chapters } from './chapters.ts'
import type { Caller, GeneratedDocument } from './generated-document.ts'
import type { makePack, Pack } from './make-pack.ts'
import { packSources } from './pack-sources.ts'
import { texts } from './texts.ts'

/** An order for a pack. */
interface Order {
  kind: PackKind
  clientId: number
}

/** Files the finished PDF. */
type FileGenerated = (generated: GeneratedDocument) => Promise<Document | undefined>

/** Users have different permissions, so packs are not shared between users. */
export const packKey = ({ userId }: Session, { kind, clientId }: Order) => `pack ${kind} ${clientId} ${userId}`

/** Makes a pack in a worker thread and files it with the renewal documents; undefined for a company out of scope. */
export function orderPack(
  { config, threads, file }: { config: Dependencies['config']; threads: SlowThreads; file: FileGenerated },
  { session, inTransaction }: Caller,
  order: Order,
): Promise<Document | undefined> {
  return threads.startOnce(packKey(session, order), async (progress) => {
    const read = await inTransaction((tx) => readPack(tx, config, session, order))
    if (!read) return undefined
    const { pack, ...document } = read
    const bytes = await draw(threads, pack, progress)
    return file({ ...document, bytes })
  })
}

function draw(threads: SlowThreads, pack: Omit<Pack, 'done'>, progress: FileProgress): Promise<Buffer> {
  progress.total = pack.chapters.reduce((sum, { content }) => sum + rowsOf(content), 0)
  const module = workerModule('make-pack', import.meta.url)
  return threads.run<typeof makePack>(module, 'makePack', { ...pack, done: progress.done })
}

async function readPack(tx: Transaction, config: Dependencies['config'], session: Session, { kind, clientId }: Order) {
  const { scope, permissions, email } = session
  const insured = await findInsured(tx, scope, clientId)
  if (!insured) return undefined
  const today = new Date()
  const [company] = await tx
    .select({ programId: clients.ProgramsRecId })
    .from(clients)
    .where(eq(clients.ClientId, clientId))
  const programId = company?.programId ?? null
  const sources = packSources(tx, scope, { kind, clientId, programId }, { today, brands: config.brands })
  const ofKind = chapters.filter(({ only = kind }) => only === kind)
  const permitted = ofKind.filter(({ code }) => permissions.has(code))
  const leftOut = ofKind.filter((chapter) => !permitted.includes(chapter)).map(({ title }) => title)
  const drawn: Pack['chapters'][number][] = []
  for (const { title, read } of permitted) {
    const draws = (await read(sources)) ?? ((drawing) => drawing.paragraph(texts.withoutData))
    drawn.push({ title, content: recordDrawing(draws) })
  }
  const { name, colors } = await brandOfCompany(tx, config.brands, clientId)
  const day = dayOf(today)
  const title = texts.titles[kind]
  const date = formatLongDate(day)
  const pack: Omit<Pack, 'done'> = {
    letterhead: {
      brand: { name, colors },
      department: texts.department,
      title,
      reference: texts.reference(insured.name, date),
      layout: 'landscape',
    },
    title,
    cover: recordDrawing((drawing) => {
      drawing.paragraph(insured.name, { size: 16, weight: 'bold' })
      drawing.paragraph(placeOf({ insured }))
      drawing.paragraph(texts.preparedBy(date, email))
      if (kind === 'board') drawing.paragraph(texts.withoutNames)
      if (leftOut.length > 0) drawing.paragraph(texts.leftOut(leftOut))
    }),
    contents: texts.contents,
    chapters: drawn,
  }
  return {
    pack,
    fileName: texts.fileName(insured.name, title, day),
    description: title,
    code: packTypes[kind].Code,
    clientId,
    programId,
    day: renewalTermOf(await listPolicies(tx, scope, clientId)) ?? day,
    requires: permitted.map(({ code }) => code),
  }
}
