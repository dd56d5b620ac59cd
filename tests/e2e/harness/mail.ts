import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every mail the portal has written to its folder, newest last, with all transfer encodings undone. */
export function mailsIn(dataDir: string): string[] {
  return globSync('mail/**/*.eml', { cwd: dataDir })
    .toSorted()
    .map((name) => decodedMail(readFileSync(join(dataDir, name), 'latin1')))
}

/** A mail as a person reads it: each part's body decoded from base64 or quoted-printable. */
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

/** Waits for the mail that `isIt` recognises in its decoded text; the portal sends from a queue. */
export async function waitForMail(dataDir: string, isIt: (text: string) => boolean): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = mailsIn(dataDir).findLast(isIt)
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No such mail among ${mailsIn(dataDir).length} mails.`)
}
