import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from '@captive/api-client'

import { documentTypeRows } from '../../src/reference/document-types.ts'
import { claimBody, memberCompany, online } from '../../test/claim-bodies.ts'
import { signedIn } from '../../test/server-process.ts'
import { smallPdf } from '../../test/upload.ts'
import { backUp } from '../backup.ts'
import { Load } from '../load.ts'
import { TrialFailedError, type Trial } from '../trial.ts'

export const restoreDrill: Trial = {
  name: 'restore drill',
  does: 'Backs up, works on, loses everything, restores the backup with its keys into an empty folder and database, and starts. What was acknowledged before the backup counts; a confidential answer and a document open.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ random, open, count, settle, note }) {
    const site = await open()
    const folder = await mkdtemp(join(tmpdir(), 'captive-portal-restore-'))
    await site.begin()
    await sleep(random.whole(3_000, 6_000))
    const stored = await keepSecretAndDocument((await signedIn(site.server.address, 'admin@member.example')).api)
    await site.load.end()

    await site.server.stop()
    const backup = await backUp(site, folder)
    await site.server.start()
    const later = new Load(() => site.server.address, random)
    later.begin()
    await sleep(random.whole(2_000, 4_000))
    await later.end()
    await site.server.kill()
    await rm(site.dataDir, { recursive: true, force: true })
    count()

    try {
      const begun = performance.now()
      site.server.move(await backup.restore(join(folder, 'restored')))
      await site.server.start()
      note(`The server was ready ${Math.round((performance.now() - begun) / 1000)} s after the restore began.`)
      await expectStored((await signedIn(site.server.address, 'admin@member.example')).api, stored)
      await settle(site)
    } finally {
      await site.server.kill()
      await backup.remove()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const secret = 'A passer-by, a broken ankle'

interface Kept {
  /** Of a report with a confidential answer. */
  confirmationNumber: string
  /** The key of a document. */
  document: string
}

async function keepSecretAndDocument(api: Api): Promise<Kept> {
  const answers = { c131: 'yes', c132: '1', c133: 'no', c134: 'no', c136: secret }
  const body = claimBody('property-fire', 'typed by hand', answers)
  await api.fnolSubmit2({ query: { ...online(), Type: 'online' }, body })
  const form = new FormData()
  form.append('file', new Blob([smallPdf]), 'renewal.pdf')
  const document = await api.documentUpload({ body: form })
  const type = documentTypeRows.find(({ Code }) => Code.includes('_Renewal Documentation_'))
  const [program] = await api.getPrograms()
  if (!type || !program) throw new TrialFailedError('The demo data has no renewal documents or no program.')
  await api.createDocument({
    body: {
      ...{ DocumentId: type.Code, DocumentTypesRecId: type.RecId, FilePath: document, FileName: 'renewal.pdf' },
      ...{ Description: '', ClientId: memberCompany, ProgramsRecId: program.RecId },
      ...{ Year: 2026, Month: 1, Day: 1, Quarter: 1 },
    },
  })
  return { confirmationNumber: body.confirmationNum, document }
}

async function expectStored(api: Api, { confirmationNumber, document }: Kept): Promise<void> {
  const query = { ClientId: memberCompany, ConfirmationNum: confirmationNumber }
  const sections = (await api.revealFNOLAnswers({ query })) ?? []
  if (!sections.some(({ rows }) => rows.some(({ value }) => value === secret)))
    throw new TrialFailedError('The confidential answer cannot be read after the restore.')
  const file = await api.documentDownload({ query: { FileName: document } })
  if (!smallPdf.equals(Buffer.from(await file.arrayBuffer())))
    throw new TrialFailedError('The document is another one after the restore.')
}
