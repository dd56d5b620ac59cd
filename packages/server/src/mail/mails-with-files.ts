import type { ServerBrand } from '@captive/brand/folder'

import type { CheckedFile } from '../storage/file-checks.ts'
import { fileNote } from '../storage/texts.ts'
import { html, type Html } from './html.ts'
import { letter } from './letter.ts'
import type { Mail } from './outbox.ts'
import { texts } from './texts.ts'

interface MailWithFiles extends Omit<Mail, 'brand' | 'html' | 'attachments'> {
  brand: ServerBrand
  heading: string
  /** The content of the mail. Notes about its files follow. */
  content: Html
  files: readonly CheckedFile[]
}

/**
 * A mail with the files that may be sent. Each file that waits for the virus check follows in its own mail, which the
 * outbox holds until the file is clean.
 */
export function mailsWithFiles({ brand, heading, content, files, ...mail }: MailWithFiles): Mail[] {
  const waiting = files.filter(({ state }) => state === 'waiting')
  const attachable = files.filter(({ state }) => state === 'clean' || state === 'not-scanned')
  const notes = files.map((file) => noteOf(file))
  return [
    { ...mail, brand, html: letter(brand, heading, html`${content} ${notes}`), attachments: toAttachments(attachable) },
    ...waiting.map((file) => ({
      ...mail,
      brand,
      subject: texts.follows.subject(mail.subject, file.name),
      html: letter(
        brand,
        heading,
        html`<p>${texts.follows.content(file.name)}</p>
          ${noteOf({ ...file, state: 'clean' })}`,
      ),
      attachments: toAttachments([file]),
    })),
  ]
}

function noteOf(file: CheckedFile): Html {
  const note = fileNote(file)
  if (note === undefined) return html``
  return html`<p>${note} ${file.state === 'waiting' ? texts.follows.announced : ''}</p>`
}

const toAttachments = (files: readonly CheckedFile[]) => files.map(({ name, storageKey }) => ({ name, storageKey }))
