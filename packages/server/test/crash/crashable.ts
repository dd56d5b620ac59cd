import { Readable } from 'node:stream'

import type { Database } from '../../src/database/database.ts'
import type { SendMail } from '../../src/mail/transport.ts'
import type { FileStorage } from '../../src/storage/file-storage.ts'
import type { Life, Passage } from './life.ts'

/** A database that a server of this life works with. */
export const crashableDatabase = (life: Life, database: Database): Database => ({
  ...database,
  transaction: (scope, work, access = 'read write') =>
    life.beyond(async ({ enter, goOn, pass }) => {
      const begun: typeof work = async (tx) => {
        enter()
        await goOn()
        const result = await work(tx)
        if (access === 'read write') await pass('before a commit')
        await goOn()
        return result
      }
      const result = await database.transaction(scope, begun, access)
      if (access === 'read write') await pass('after a commit')
      return result
    }),
  enter: (entry, work) =>
    life.beyond(({ enter, goOn }) =>
      database.enter(entry, async (tx, rows) => {
        enter()
        await goOn()
        const result = await work(tx, rows)
        await goOn()
        return result
      }),
    ),
  makeDurable: () =>
    life.beyond(async ({ pass }) => {
      await pass('before it is durable')
      await database.makeDurable()
      await pass('after it is durable')
    }),
})

/** Files that a server of this life keeps. */
export const crashableStorage = (life: Life, storage: FileStorage): FileStorage => ({
  ...storage,
  store: (content, check, limit) =>
    life.beyond(async (passage) => {
      passage.enter()
      const stored = await storage.store(Readable.from(crashBetweenChunks(content, passage)), check, limit)
      await passage.pass('file renamed')
      return stored
    }),
  remove: (key) =>
    life.beyond(async ({ enter }) => {
      enter()
      await storage.remove(key)
    }),
})

async function* crashBetweenChunks(content: AsyncIterable<Buffer>, { pass, goOn }: Passage): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of content) {
    yield chunk
    await (isFirst ? pass('file begun') : goOn())
    isFirst = false
  }
}

/** @param onAccepted is called for each mail that the mail server accepts */
export const crashableSend =
  (life: Life, send: SendMail, onAccepted: (id: string) => void): SendMail =>
  (mail) =>
    life.beyond(async ({ enter, pass }) => {
      enter()
      await pass('mail taken')
      await send(mail)
      onAccepted(mail.id)
      await pass('mail sent')
    })
