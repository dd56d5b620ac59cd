import { createReadStream } from 'node:fs'
import { eq, inArray } from 'drizzle-orm'
import { recordKinds, type CheckedRecord } from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { clients } from '../../../database/tables/clients.ts'
import { documents as table } from '../../../database/tables/documents.ts'
import { documentTypes } from '../../../database/tables/reference.ts'
import { RefusedError } from '../../../errors/refusals.ts'
import { keepCheck } from '../../../storage/file-checks.ts'
import type { ReceivedFile } from '../../../storage/scanned-storage.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { RecordsRefusedError } from './records-refused-error.ts'
import { texts } from './texts.ts'
import type { Context, RecordBinding } from './binding.ts'

/** Documents of a zip. They are checked and stored in the same way as uploads. */
export const documents: RecordBinding = {
  kind: recordKinds.documents,
  table,
  added: () => ({ Month: 1, Day: 1 }),
  async derived(tx, records, context) {
    const programs = await programsOf(tx, records)
    const types = await tx.select().from(documentTypes)
    const made = []
    for (const { values, before } of records) {
      if (before) {
        made.push({})
        continue
      }
      const type = types.find(({ RecId }) => RecId === values['DocumentTypesRecId'])
      const file = await store(tx, String(values['FileName']), type?.ClientAllowUpload === 1, context)
      const ProgramsRecId = values['ProgramsRecId'] ?? programs.get(Number(values['ClientId'])) ?? null
      made.push({ ...file, ProgramsRecId, CreatedBy: context.by })
    }
    return made
  },
}

/** A company's document belongs to the company's program, as in the portal. */
async function programsOf(tx: Transaction, records: readonly CheckedRecord[]): Promise<Map<number, number | null>> {
  const ids = records.flatMap(({ values: { ClientId } }) => (typeof ClientId === 'number' ? [ClientId] : []))
  const found = await tx
    .select({ id: clients.ClientId, program: clients.ProgramsRecId })
    .from(clients)
    .where(ids.length > 0 ? inArray(clients.ClientId, ids) : eq(clients.ClientId, 0))
  return new Map(found.map(({ id, program }) => [id, program]))
}

/**
 * @throws RecordsRefusedError if the file is infected, its content does not match its name, or its category accepts
 * only PDF
 */
async function store(tx: Transaction, name: string, isAnyType: boolean, { storage, contents }: Context) {
  const content = createReadStream(contents.get(name) ?? '')
  const file = await storage.receive(name, content).catch((error: unknown) => {
    if (error instanceof RefusedError) throw new RecordsRefusedError(texts.refused(name, error.message))
    throw error
  })
  const { storageKey, mediaType, size } = file
  const problem = problemOf(name, isAnyType, file)
  if (problem === undefined) {
    await keepCheck(tx, file)
    return { FilePath: storageKey, mediaType, size }
  }
  await storage.remove(storageKey)
  throw new RecordsRefusedError(problem)
}

function problemOf(given: string, isAnyType: boolean, file: ReceivedFile): string | undefined {
  const { name, mediaType, state, finding } = file
  if (state === 'infected') return storageTexts.infected(given, finding ?? '')
  if (name !== given) return texts.misnamed(given)
  return isAnyType || mediaType === 'application/pdf' ? undefined : texts.notPdf(given)
}
