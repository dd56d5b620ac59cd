import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { startSmtp, type TestSmtp } from '../../../packages/server/test/start-smtp.ts'

/** The mailbox is next to the data of the portal, so that tests in other processes find it. */
const letterBox = (dataDir: string) => join(dataDir, '..', 'mail')

/** Starts an SMTP server on loopback that stores the portal's mails in the mailbox. */
export async function startPostOffice(dataDir: string): Promise<TestSmtp> {
  const box = letterBox(dataDir)
  mkdirSync(box, { recursive: true })
  const started = Date.now()
  let taken = 0
  return startSmtp({}, (message) => {
    taken += 1
    writeFileSync(join(box, `${started}-${String(taken).padStart(6, '0')}.eml`), message)
  })
}

/** Returns every mail that the portal has sent over SMTP, newest last, with all transfer encodings decoded. */
export function mailsIn(dataDir: string): string[] {
  const box = letterBox(dataDir)
  return globSync('*.eml', { cwd: box })
    .toSorted()
    .map((name) => decodedMail(readFileSync(join(box, name), 'latin1')))
}

/** Decodes each part's body of a mail from base64 or quoted-printable. */
export function decodedMail(raw: string): string {
  return raw.replace(
    /(Content-Transfer-Encoding: (base64|quoted-printable)(?:\r?\n[^\r\n]+)*\r?\n\r?\n)([\s\S]*?)(?=\r?\n--|$)/gi,
    (_, head: string, encoding: string, body: string) =>
      head +
      (encoding.toLowerCase() === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : fromQuotedPrintable(body)),
  )
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Waits for the first mail whose decoded text satisfies `isIt`. The portal sends mail from a queue. */
export async function waitForMail(dataDir: string, isIt: (text: string) => boolean): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = mailsIn(dataDir).findLast(isIt)
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No such mail among ${mailsIn(dataDir).length} mails.`)
}
